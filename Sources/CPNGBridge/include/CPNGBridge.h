// The bridge to libpng, which reports errors by longjmp: no Swift frame may lie between the setjmp and the longjmp, so both stay in
// here. A call takes plain values and returns a status; what there is to say is asked for afterwards.
//
// A session belongs to one thread from cpng_begin to cpng_end. Any number of threads may have sessions at once.
#pragma once
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A working place for one call: libpng's memory, the encoder's output, and messages.
typedef struct cpng_session cpng_session;

/// How a call ended.
enum cpng_status {
  CPNG_OK,
  /// libpng refused; cpng_message says why.
  CPNG_REFUSED,
  /// libpng asked for more memory than it is allowed, or there was none.
  CPNG_NO_MEMORY,
};

/// Takes a session from the pool, or makes one; NULL where there is no memory.
cpng_session *_Nullable cpng_begin(void);

/// Gives a session back; what its functions returned is gone with it.
void cpng_end(cpng_session *session);

/// Decodes a PNG to straight 8-bit RGBA.
///
/// The caller has read `width` and `height` from IHDR and checked them; a file that says otherwise is refused. `rgba` holds
/// width * height * 4 bytes, rows from the top without padding; it is filled wholly or, where the status is not CPNG_OK, in part.
/// Samples of 16 bits are rounded to the nearest of 8. Colour management is left out (see decode.c).
enum cpng_status cpng_decode(cpng_session *session, const uint8_t *bytes, size_t length, uint32_t width, uint32_t height,
                             uint8_t *rgba);

/// Encodes rows of 8-bit samples, from the top without padding, of 1 (grey), 2 (grey, alpha) or 4 (RGBA) channels.
///
/// `level` and `memory` are zlib's compression level and memLevel. The bytes depend on nothing but the arguments and the versions of libpng and zlib.
enum cpng_status cpng_encode(cpng_session *session, const uint8_t *samples, uint32_t width, uint32_t height, int channels,
                             int level, int memory);

/// The encoder's output, owned by the session.
const uint8_t *_Nullable cpng_output(const cpng_session *session, size_t *length);

/// libpng's words about why the last call failed.
const char *cpng_message(const cpng_session *session);

/// libpng's warnings in the last call, one a line; empty where there were none.
const char *cpng_warnings(const cpng_session *session);

/// How many bytes of the file the decoder had taken when the last call ended.
size_t cpng_position(const cpng_session *session);

/// How many rows the decoder had finished when the last call ended, over all passes of an interlaced picture.
size_t cpng_rows(const cpng_session *session);

#pragma clang assume_nonnull end
