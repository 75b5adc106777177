// Sessions: where libpng's memory comes from and where its messages go.
#include "session.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

// MARK: The pool

// Making and touching an arena anew costs as much as encoding an icon, so a few are kept. More threads than that make their own.
enum { POOL_SIZE = 16 };
static _Atomic(cpng_session *) pool[POOL_SIZE];

// An output buffer larger than this is not kept.
enum { KEPT_OUTPUT = 1024 * 1024 };

cpng_session *cpng_begin(void) {
  for (int i = 0; i < POOL_SIZE; i++) {
    // Reading first keeps the cache line shared where the slot is empty.
    if (!atomic_load_explicit(&pool[i], memory_order_relaxed)) continue;
    cpng_session *session = atomic_exchange_explicit(&pool[i], NULL, memory_order_acquire);
    if (session) return session;
  }
  cpng_session *session = malloc(sizeof *session);
  if (!session) return NULL;
  memset(session, 0, offsetof(cpng_session, arena));
  return session;
}

void cpng_end(cpng_session *session) {
  session_release(session);
  if (session->output_capacity > KEPT_OUTPUT) {
    free(session->output);
    session->output = NULL;
    session->output_capacity = 0;
  }
  for (int i = 0; i < POOL_SIZE; i++) {
    cpng_session *empty = NULL;
    if (atomic_compare_exchange_strong_explicit(&pool[i], &empty, session, memory_order_release, memory_order_relaxed)) return;
  }
  free(session->output);
  free(session);
}

// MARK: Memory

struct heap_block {
  struct heap_block *next;
  _Alignas(max_align_t) unsigned char bytes[];
};

void *session_allocate(cpng_session *session, size_t size) {
  const size_t alignment = _Alignof(max_align_t);
  if (size <= ARENA_SIZE) {
    size_t rounded = (size + alignment - 1) & ~(alignment - 1);
    if (rounded <= ARENA_SIZE - session->arena_used) {
      void *bytes = session->arena + session->arena_used;
      session->arena_used += rounded;
      return bytes;
    }
  }
  struct heap_block *block = NULL;
  if (size <= session->heap_limit - session->heap_used) block = malloc(sizeof *block + size);
  if (!block) {
    session->out_of_memory = true;
    return NULL;
  }
  session->heap_used += size;
  block->next = session->heap_blocks;
  session->heap_blocks = block;
  return block->bytes;
}

png_voidp session_png_allocate(png_structp png, png_alloc_size_t size) { return session_allocate(png_get_mem_ptr(png), size); }

voidpf session_zlib_allocate(voidpf session, uInt count, uInt size) { return session_allocate(session, (size_t)count * size); }

// libpng and zlib free little before their end, and then everything goes at once.
void session_png_free(png_structp png, png_voidp pointer) { (void)png, (void)pointer; }

void session_zlib_free(voidpf session, voidpf pointer) { (void)session, (void)pointer; }

void session_release(cpng_session *session) {
  while (session->heap_blocks) {
    struct heap_block *next = session->heap_blocks->next;
    free(session->heap_blocks);
    session->heap_blocks = next;
  }
  session->arena_used = 0;
  session->heap_used = 0;
}

void session_reset(cpng_session *session, size_t heap_limit) {
  session_release(session);
  session->png = NULL;
  session->info = NULL;
  session->input_position = 0;
  session->rows = 0;
  session->output_length = 0;
  session->heap_limit = heap_limit;
  session->out_of_memory = false;
  strcpy(session->message, "libpng does not start");  // unless it says better
  session->warnings[0] = 0;
  session->warnings_length = 0;
}

bool session_make_room(cpng_session *session, size_t capacity) {
  if (capacity <= session->output_capacity) return true;
  free(session->output);
  session->output = malloc(capacity);
  session->output_capacity = session->output ? capacity : 0;
  return session->output;
}

// MARK: Messages

void session_fail(png_structp png, png_const_charp message) {
  cpng_session *session = png_get_error_ptr(png);
  strncpy(session->message, message, sizeof session->message - 1);
  session->message[sizeof session->message - 1] = 0;
  longjmp(session->failure, 1);
}

void session_warn(png_structp png, png_const_charp message) {
  cpng_session *session = png_get_error_ptr(png);
  size_t used = session->warnings_length, length = strlen(message);
  // Beyond what the buffer holds, warnings repeat themselves.
  if (length + 2 > sizeof session->warnings - used) return;
  if (used) session->warnings[used++] = '\n';
  memcpy(session->warnings + used, message, length + 1);
  session->warnings_length = used + length;
}

enum cpng_status session_failure(const cpng_session *session) {
  return session->out_of_memory ? CPNG_NO_MEMORY : CPNG_REFUSED;
}

const uint8_t *cpng_output(const cpng_session *session, size_t *length) {
  *length = session->output_length;
  return session->output;
}

const char *cpng_message(const cpng_session *session) { return session->message; }

const char *cpng_warnings(const cpng_session *session) { return session->warnings; }

size_t cpng_position(const cpng_session *session) { return session->input_position; }

size_t cpng_rows(const cpng_session *session) { return session->rows; }
