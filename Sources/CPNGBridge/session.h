// What a session is made of; private to the bridge.
#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <zlib.h>

#include "CPNGBridge.h"

// zlib's deflate takes 268 KB at its default settings, which is what a picture of 16 KB and more gets; inflate takes 40 KB. The rest is
// libpng's structures and rows. An icon never leaves the arena.
enum { ARENA_SIZE = 320 * 1024 };

struct cpng_session {
  // Where libpng's errors land. Everything that is alive across the setjmp lives in this struct, on the heap: locals would be lost.
  jmp_buf failure;
  png_structp png;
  png_infop info;

  const uint8_t *input;
  size_t input_length, input_position, rows;

  uint8_t *output;
  size_t output_length, output_capacity;

  // Memory that libpng or zlib ask for comes from the arena, then from the heap, and is given back as a whole when the session ends.
  size_t arena_used, heap_used, heap_limit;
  struct heap_block *heap_blocks;
  bool out_of_memory;

  size_t warnings_length;
  char message[256], warnings[1024];

  _Alignas(max_align_t) unsigned char arena[ARENA_SIZE];
};

/// Clears what the call before has left and says how much heap libpng may take.
void session_reset(cpng_session *session, size_t heap_limit);

/// Gives back all memory that libpng has taken.
void session_release(cpng_session *session);

/// Takes memory for the rest of the call; NULL where there is none, or no more is allowed.
void *session_allocate(cpng_session *session, size_t size);

/// The status of a call that has landed in `failure`.
enum cpng_status session_failure(const cpng_session *session);

/// Sees to it that the output has room for so many bytes, whatever it held; false where there is no memory.
bool session_make_room(cpng_session *session, size_t capacity);

// zlib's callbacks.
voidpf session_zlib_allocate(voidpf session, uInt count, uInt size);
void session_zlib_free(voidpf session, voidpf pointer);

// libpng's callbacks.
png_voidp session_png_allocate(png_structp png, png_alloc_size_t size);
void session_png_free(png_structp png, png_voidp pointer);
_Noreturn void session_fail(png_structp png, png_const_charp message);
void session_warn(png_structp png, png_const_charp message);
