// Decoding without libpng what nearly all icons are: 8 bits a sample, no palette, no transparent colour, no interlacing.
//
// libpng has zlib inflate one row at a time, which keeps it off its fast path: that one wants room for 258 bytes. Here a picture is inflated
// at once. Whatever is not quite as it should be is left to cpng_decode, whose libpng has the words for it.
#include <string.h>
#include <zlib.h>

#include "session.h"

// Beyond the arena: the rows before they are unfiltered, and zlib's state.
enum { HEAP_FIXED = 1024 * 1024 };

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// Inflates the stream that the IDATs hold; false unless it is sound and fills `rows` exactly.
static bool inflate_rows(cpng_session *session, const uint8_t *bytes, size_t length, uint8_t *rows, size_t size) {
  z_stream stream = {.zalloc = session_zlib_allocate, .zfree = session_zlib_free, .opaque = session};
  if (size > UINT32_MAX || inflateInit(&stream) != Z_OK) return false;
  stream.next_out = rows;
  stream.avail_out = (uInt)size;
  int status = Z_BUF_ERROR;
  for (size_t at = 8; length - at >= 12;) {
    const size_t count = big_endian(bytes + at);
    if (count > length - at - 12) return false;
    const bool is_data = memcmp(bytes + at + 4, "IDAT", 4) == 0;
    if (is_data) {
      // Between two IDATs the status is that of a stream whose input has run out.
      if (status != Z_BUF_ERROR && status != Z_OK) return false;
      stream.next_in = (uint8_t *)bytes + at + 8;
      stream.avail_in = (uInt)count;
      status = inflate(&stream, Z_FINISH);
    } else if (stream.next_in) {
      break;
    }
    at += 12 + count;
  }
  return status == Z_STREAM_END && stream.avail_in == 0 && stream.avail_out == 0;
}

static uint8_t paeth(int left, int above, int corner) {
  const int a = above - corner, b = left - corner;
  const int to_left = a < 0 ? -a : a, to_above = b < 0 ? -b : b, to_corner = a + b < 0 ? -(a + b) : a + b;
  if (to_left <= to_above && to_left <= to_corner) return left;
  return to_above <= to_corner ? above : corner;
}

// Undoes a row's filter (PNG, section 9); `step` bytes are a pixel. False for a filter that PNG does not have.
static bool unfilter(int filter, uint8_t *row, const uint8_t *above, size_t count, size_t step) {
  switch (filter) {
    case 0: break;
    case 1:
      for (size_t i = step; i < count; i++) row[i] += row[i - step];
      break;
    case 2:
      for (size_t i = 0; i < count; i++) row[i] += above[i];
      break;
    case 3:
      for (size_t i = 0; i < step; i++) row[i] += above[i] >> 1;
      for (size_t i = step; i < count; i++) row[i] += (row[i - step] + above[i]) >> 1;
      break;
    case 4:
      for (size_t i = 0; i < step; i++) row[i] += above[i];
      for (size_t i = step; i < count; i++) row[i] += paeth(row[i - step], above[i], above[i - step]);
      break;
    default: return false;
  }
  return true;
}

static void expand(uint8_t *restrict rgba, const uint8_t *restrict row, size_t width, int channels) {
  switch (channels) {
    case 1:
      for (size_t x = 0; x < width; x++) memcpy(rgba + 4 * x, (uint8_t[]){row[x], row[x], row[x], 255}, 4);
      break;
    case 2:
      for (size_t x = 0; x < width; x++) memcpy(rgba + 4 * x, (uint8_t[]){row[2 * x], row[2 * x], row[2 * x], row[2 * x + 1]}, 4);
      break;
    case 3:
      for (size_t x = 0; x < width; x++) memcpy(rgba + 4 * x, (uint8_t[]){row[3 * x], row[3 * x + 1], row[3 * x + 2], 255}, 4);
      break;
    default: memcpy(rgba, row, 4 * width);
  }
}

enum cpng_status cpng_decode_plain(cpng_session *session, const uint8_t *bytes, size_t length, uint32_t width, uint32_t height, int channels,
                                   uint8_t *rgba) {
  const size_t count = (size_t)width * channels, size = (count + 1) * height;
  session_reset(session, HEAP_FIXED + count + size);
  // Above the first row there is one of zeros.
  uint8_t *zeros = session_allocate(session, count + size);
  if (!zeros || length < 8) return CPNG_REFUSED;
  memset(zeros, 0, count);
  uint8_t *rows = zeros + count;
  if (!inflate_rows(session, bytes, length, rows, size)) return CPNG_REFUSED;
  const uint8_t *above = zeros;
  for (uint32_t y = 0; y < height; y++, rows += count + 1) {
    if (!unfilter(rows[0], rows + 1, above, count, channels)) return CPNG_REFUSED;
    above = rows + 1;
    expand(rgba + (size_t)y * width * 4, above, width, channels);
  }
  return CPNG_OK;
}
