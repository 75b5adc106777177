// Encoding: rows of 8-bit samples to the bytes of a PNG.
//
// Three chunks need no libpng, and it would not let deflate be tuned. Icons are flat: long runs of few values, at nearly every place of which
// zlib knows a hundred earlier ones that look alike. Looking at the latest few finds the same matches in two thirds of the time; never being
// content with a match before the next place has been tried, and leaving out very short ones (Z_FILTERED), more than makes up for the rest.
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "session.h"

// Beyond the arena: zlib's state, and a band of rows of a picture of the largest width there is.
enum { HEAP_FIXED = 1024 * 1024 };
// Rows are handed to zlib in bands of at least one row and about so many bytes.
enum { BAND = 16 * 1024 };
// Up to so many bytes of rows, deflate gets by with little memory: none of it is worth clearing for an icon.
enum { SMALL = 8 * 1024 };
// The longest match there is: as a limit, none.
enum { NO_LIMIT = 258 };

static uint8_t *put_number(uint8_t *at, size_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) *at++ = value >> shift & 0xFF;
  return at;
}

// Begins a chunk whose data has its length put in by `end_chunk`; returns where the data go.
static uint8_t *begin_chunk(uint8_t *at, const char *type) {
  memcpy(at + 4, type, 4);
  return at + 8;
}

// Ends the chunk whose data begins at `data`; returns where the next one begins.
static uint8_t *end_chunk(uint8_t *data, size_t length) {
  put_number(data - 8, length);
  return put_number(data + length, crc32(crc32(0, data - 4, 4), data, (uInt)length));
}

static uint8_t *put_header(uint8_t *at, uint32_t width, uint32_t height, int channels) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  memcpy(at, signature, sizeof signature);
  uint8_t *data = begin_chunk(at + sizeof signature, "IHDR");
  // The colour type is a sum: 2 for colour, 4 for alpha. Deflate, the usual filters and no interlacing are 0.
  const uint8_t type = channels == 1 ? 0 : channels == 2 ? 4 : 6;
  memcpy(put_number(put_number(data, width), height), (uint8_t[]){8, type, 0, 0, 0}, 5);
  return end_chunk(data, 13);
}

static bool start(z_stream *stream, size_t size, int channels, int level) {
  const bool is_small = size <= SMALL;
  if (deflateInit2(stream, level, Z_DEFLATED, is_small ? 13 : 15, is_small ? 5 : 8, Z_FILTERED) != Z_OK) return false;
  // From level 4 on zlib tries the next place too.
  if (level >= 4) deflateTune(stream, NO_LIMIT, NO_LIMIT, NO_LIMIT, channels == 4 ? 24 : 8);
  return true;
}

// Deflates rows with a filter byte in front of each: none, so that equal rows stay equal. False where there is no memory.
static bool deflate_rows(cpng_session *session, z_stream *stream, const uint8_t *samples, size_t count, uint32_t height) {
  const uint32_t rows = count + 1 >= BAND ? 1 : (uint32_t)(BAND / (count + 1));
  uint8_t *band = session_allocate(session, (count + 1) * rows);
  if (!band) return false;
  int status = Z_OK;
  for (uint32_t y = 0; y < height;) {
    uint8_t *at = band;
    for (uint32_t end = height - y < rows ? height : y + rows; y < end; y++, at += count) {
      *at++ = 0;
      memcpy(at, samples + y * count, count);
    }
    stream->next_in = band;
    stream->avail_in = (uInt)(at - band);
    // There is room for the worst case, so that deflate always takes the whole band.
    status = deflate(stream, y == height ? Z_FINISH : Z_NO_FLUSH);
  }
  return status == Z_STREAM_END;
}

enum cpng_status cpng_encode(cpng_session *session, const uint8_t *samples, uint32_t width, uint32_t height, int channels, int level) {
  const size_t count = (size_t)width * channels, size = (count + 1) * height;
  // A chunk's length has 31 bits.
  if (size > INT32_MAX / 2) return CPNG_NO_MEMORY;
  session_reset(session, HEAP_FIXED + count);
  z_stream stream = {.zalloc = session_zlib_allocate, .zfree = session_zlib_free, .opaque = session};
  if (!start(&stream, size, channels, level)) return CPNG_NO_MEMORY;
  const size_t bound = deflateBound(&stream, size);
  // Everything but the deflated rows: the signature, three frames, IHDR's data.
  if (!session_make_room(session, bound + 8 + 3 * 12 + 13)) return CPNG_NO_MEMORY;
  uint8_t *data = begin_chunk(put_header(session->output, width, height, channels), "IDAT");
  stream.next_out = data;
  stream.avail_out = (uInt)bound;
  if (!deflate_rows(session, &stream, samples, count, height)) return CPNG_NO_MEMORY;
  uint8_t *end = begin_chunk(end_chunk(data, stream.total_out), "IEND");
  session->output_length = end_chunk(end, 0) - session->output;
  return CPNG_OK;
}
