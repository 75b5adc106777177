// What a session is made of; private to the bridge.
#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>

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

  // Memory that libpng asks for comes from the arena, then from the heap, and is given back as a whole when the session ends.
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

/// The status of a call that has landed in `failure`.
enum cpng_status session_failure(const cpng_session *session);

// libpng's callbacks.
png_voidp session_allocate(png_structp png, png_alloc_size_t size);
void session_free(png_structp png, png_voidp pointer);
_Noreturn void session_fail(png_structp png, png_const_charp message);
void session_warn(png_structp png, png_const_charp message);
