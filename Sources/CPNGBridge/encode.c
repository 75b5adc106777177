// Encoding: rows of 8-bit samples to the bytes of a PNG.
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "session.h"

// Beyond the arena: the row of a picture of the largest width there is, and zlib's state once more.
enum { HEAP_FIXED = 1024 * 1024, HEAP_PER_COLUMN = 16 };

static void append(png_structp png, png_bytep bytes, size_t length) {
  cpng_session *session = png_get_io_ptr(png);
  if (length > session->output_capacity - session->output_length) {
    size_t needed = session->output_length + length, capacity = session->output_capacity;
    if (needed < length) png_error(png, "the output is too long");
    if (capacity < 16 * 1024) capacity = 16 * 1024;
    while (capacity < needed) capacity = capacity > SIZE_MAX / 2 ? needed : capacity * 2;
    uint8_t *grown = realloc(session->output, capacity);
    if (!grown) {
      session->out_of_memory = true;
      png_error(png, "no memory for the output");
    }
    session->output = grown;
    session->output_capacity = capacity;
  }
  memcpy(session->output + session->output_length, bytes, length);
  session->output_length += length;
}

static void flush(png_structp png) { (void)png; }

static int color_type(int channels) {
  return channels == 1 ? PNG_COLOR_TYPE_GRAY : channels == 2 ? PNG_COLOR_TYPE_GRAY_ALPHA : PNG_COLOR_TYPE_RGB_ALPHA;
}

enum cpng_status cpng_encode(cpng_session *session, const uint8_t *samples, uint32_t width, uint32_t height, int channels, int level,
                             int memory) {
  session_reset(session, HEAP_FIXED + (size_t)width * HEAP_PER_COLUMN);
  if (setjmp(session->failure)) return session_failure(session);

  session->png = png_create_write_struct_2(PNG_LIBPNG_VER_STRING, session, session_fail, session_warn, session, session_allocate,
                                           session_free);
  if (!session->png) return session_failure(session);
  session->info = png_create_info_struct(session->png);
  if (!session->info) return session_failure(session);

  png_set_write_fn(session->png, session, append, flush);
  // Whoever holds the samples in memory has passed every sensible limit; the default of a million a side would be a second one.
  png_set_user_limits(session->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  // Icons are flat: without filters equal rows stay equal, and they come out a fifth smaller than with libpng's choice.
  png_set_filter(session->png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_compression_level(session->png, level);
  png_set_compression_mem_level(session->png, memory);
  // Between the samples of a black icon's alpha stand zeros: short matches there cost more than the samples themselves. libpng's own choice
  // without filters would take them; this strategy passes over those of less than six bytes, for two hundredths of the size.
  if (channels > 1) png_set_compression_strategy(session->png, Z_FILTERED);
  png_set_IHDR(session->png, session->info, width, height, 8, color_type(channels), PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE,
               PNG_FILTER_TYPE_BASE);
  png_write_info(session->png, session->info);
  const size_t stride = (size_t)width * channels;
  for (uint32_t y = 0; y < height; y++) png_write_row(session->png, samples + y * stride);
  png_write_end(session->png, NULL);
  // Nothing is destroyed: all that libpng holds is the session's memory, which cpng_end takes back.
  return CPNG_OK;
}
