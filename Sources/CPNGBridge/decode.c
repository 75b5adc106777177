// Decoding: the bytes of a PNG to straight 8-bit RGBA.
#include <stdio.h>
#include <string.h>

#include "session.h"

// Beyond the arena: two rows of the picture in libpng's widest form, 8 bytes a pixel, with room for its rounding.
enum { HEAP_FIXED = 1024 * 1024, HEAP_PER_COLUMN = 64 };

static void take(png_structp png, png_bytep bytes, size_t length) {
  cpng_session *session = png_get_io_ptr(png);
  if (length > session->input_length - session->input_position) {
    session->input_position = session->input_length;
    png_error(png, "the file ends too early");
  }
  memcpy(bytes, session->input + session->input_position, length);
  session->input_position += length;
}

// Turns palette indices, which lie in the last quarter of each row, into the row's colours, from left to right: what is written never
// reaches what is yet to be read. libpng's own expansion would not tell that an index has no colour.
static void look_up(cpng_session *session, uint8_t *rgba, uint32_t width, uint32_t height) {
  uint8_t colors[256][4];
  png_colorp palette = NULL;
  png_bytep alpha = NULL;
  int count = 0, alpha_count = 0;
  png_get_PLTE(session->png, session->info, &palette, &count);
  png_get_tRNS(session->png, session->info, &alpha, &alpha_count, NULL);
  for (int i = 0; i < 256; i++) {
    // An index without a colour shows as opaque black, as libpng has it.
    png_color color = i < count ? palette[i] : (png_color){0, 0, 0};
    memcpy(colors[i], (uint8_t[]){color.red, color.green, color.blue, i < alpha_count ? alpha[i] : 255}, 4);
  }
  size_t strays = 0, first = 0;
  int first_index = 0;
  for (uint32_t y = 0; y < height; y++) {
    uint8_t *row = rgba + (size_t)y * width * 4;
    const uint8_t *indices = row + (size_t)width * 3;
    for (uint32_t x = 0; x < width; x++) {
      uint8_t index = indices[x];
      if (index >= count && strays++ == 0) first = (size_t)y * width + x, first_index = index;
      memcpy(row + (size_t)x * 4, colors[index], 4);
    }
  }
  if (strays) {
    char text[160];
    snprintf(text, sizeof text, "pixel %zu,%zu wants colour %d, but PLTE ends at colour %d; pixels like it: %zu", first % width,
             first / width, first_index, count - 1, strays);
    session_warn(session->png, text);
  }
}

// Spreads grey and alpha, which lie in the second half of each row, over the row, from left to right. libpng's own way goes over each row
// twice, byte by byte, which costs a third of what inflating costs. What is written never reaches what is yet to be read; through a copy of
// a few pixels the compiler sees that, and takes many at a time.
static void spread_gray(uint8_t *rgba, uint32_t width, uint32_t height) {
  enum { MANY = 128 };
  uint16_t pairs[MANY];
  uint32_t pixels[MANY];
  for (uint32_t y = 0; y < height; y++) {
    uint8_t *row = rgba + (size_t)y * width * 4;
    for (uint32_t x = 0; x < width; x += MANY) {
      const uint32_t count = width - x < MANY ? width - x : MANY;
      memcpy(pairs, row + (size_t)width * 2 + (size_t)x * 2, count * 2);
      for (uint32_t i = 0; i < count; i++) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        const uint32_t gray = pairs[i] & 255, alpha = pairs[i] >> 8;
        pixels[i] = alpha << 24 | gray << 16 | gray << 8 | gray;
#else
        const uint32_t gray = pairs[i] >> 8, alpha = pairs[i] & 255;
        pixels[i] = gray << 24 | gray << 16 | gray << 8 | alpha;
#endif
      }
      memcpy(row + (size_t)x * 4, pixels, count * 4);
    }
  }
}

enum cpng_status cpng_decode(cpng_session *session, const uint8_t *bytes, size_t length, uint32_t width, uint32_t height, uint8_t *rgba) {
  session_reset(session, HEAP_FIXED + (size_t)width * HEAP_PER_COLUMN);
  session->input = bytes;
  session->input_length = length;
  if (setjmp(session->failure)) return session_failure(session);

  session->png = png_create_read_struct_2(PNG_LIBPNG_VER_STRING, session, session_fail, session_warn, session, session_allocate,
                                          session_free);
  if (!session->png) return session_failure(session);
  session->info = png_create_info_struct(session->png);
  if (!session->info) return session_failure(session);

  png_set_read_fn(session->png, session, take);
  png_set_user_limits(session->png, width, height);
  // All chunks but IHDR, PLTE, tRNS, IDAT and IEND are passed over unread. That leaves colour management out (gAMA, cHRM, sRGB, iCCP,
  // cICP: a template's colour is thrown away, and its alpha is linear by definition), and it makes compressed text and profiles that
  // inflate to gigabytes harmless. Nothing of what is passed over is stored, so its length needs no limit.
  png_set_keep_unknown_chunks(session->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_chunk_malloc_max(session->png, 0);
  png_read_info(session->png, session->info);
  if (png_get_image_width(session->png, session->info) != width || png_get_image_height(session->png, session->info) != height)
    png_error(session->png, "the size is not the one that was checked");

  const int color_type = png_get_color_type(session->png, session->info);
  const bool indexed = color_type == PNG_COLOR_TYPE_PALETTE, gray = color_type == PNG_COLOR_TYPE_GRAY_ALPHA;
  if (indexed) {
    png_set_packing(session->png);
  } else if (gray) {
    png_set_scale_16(session->png);
  } else {
    png_set_expand(session->png);
    png_set_scale_16(session->png);
    png_set_gray_to_rgb(session->png);
    png_set_add_alpha(session->png, 255, PNG_FILLER_AFTER);
  }
  const int passes = png_set_interlace_handling(session->png);
  png_read_update_info(session->png, session->info);
  const size_t row = (size_t)width * 4, start = (size_t)width * (indexed ? 3 : gray ? 2 : 0);
  if (png_get_rowbytes(session->png, session->info) != row - start) png_error(session->png, "the rows are not as long as they should be");

  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++, session->rows++) png_read_row(session->png, rgba + y * row + start, NULL);
  if (indexed) look_up(session, rgba, width, height);
  if (gray) spread_gray(rgba, width, height);
  // What follows the picture's data can't change it, so png_read_end is left out: a file without IEND shows. Nor is anything destroyed:
  // all that libpng holds is the session's memory, which cpng_end takes back.
  return CPNG_OK;
}
