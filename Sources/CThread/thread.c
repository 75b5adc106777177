#define _GNU_SOURCE  // for processors by number
#include "CThread.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

// Of the C libraries of Linux, glibc alone can say where a thread begins.
#if defined(__linux__) && defined(__GLIBC__)
#define PLACES_THREADS 1
#else
#define PLACES_THREADS 0
#endif

struct cthread {
  pthread_t thread;
  void (*work)(void *);
  void *argument;
#if PLACES_THREADS
  // Where the maker may run; empty where the thread begins anywhere.
  cpu_set_t allowed;
#endif
};

#if PLACES_THREADS
static void begin_elsewhere(cthread *thread, pthread_attr_t *attributes) {
  const int here = sched_getcpu();
  // More processors than the set has bits for are no reason to fail.
  if (here < 0 || here >= CPU_SETSIZE || sched_getaffinity(0, sizeof(cpu_set_t), &thread->allowed) != 0) return;
  cpu_set_t others = thread->allowed;
  CPU_CLR(here, &others);
  if (CPU_COUNT(&others) > 0) pthread_attr_setaffinity_np(attributes, sizeof(cpu_set_t), &others);
}

static void begin_anywhere(cthread *thread) { CPU_ZERO(&thread->allowed); }

static void move_freely(const cthread *thread) {
  if (CPU_COUNT(&thread->allowed) > 1) sched_setaffinity(0, sizeof(cpu_set_t), &thread->allowed);
}
#else
static void begin_elsewhere(cthread *thread, pthread_attr_t *attributes) { (void)thread, (void)attributes; }
static void begin_anywhere(cthread *thread) { (void)thread; }
static void move_freely(const cthread *thread) { (void)thread; }
#endif

static void *run(void *argument) {
  const cthread *thread = argument;
  move_freely(thread);
  thread->work(thread->argument);
  return NULL;
}

/// Gives the error number of what failed.
static int start(cthread *thread, size_t stack_size, int elsewhere) {
  pthread_attr_t attributes;
  int code = pthread_attr_init(&attributes);
  if (code != 0) return code;
  pthread_attr_setstacksize(&attributes, stack_size);
  begin_anywhere(thread);
  if (elsewhere) begin_elsewhere(thread, &attributes);
  code = pthread_create(&thread->thread, &attributes, run, thread);
  pthread_attr_destroy(&attributes);
  return code;
}

cthread *cthread_start(size_t stack_size, void (*work)(void *), void *argument) {
  cthread *thread = calloc(1, sizeof *thread);
  if (!thread) return NULL;
  thread->work = work;
  thread->argument = argument;
  // Sandboxes may forbid to choose a processor.
  if (start(thread, stack_size, 1) == 0 || start(thread, stack_size, 0) == 0) return thread;
  free(thread);
  return NULL;
}

void cthread_join(cthread *thread) {
  pthread_join(thread->thread, NULL);
  free(thread);
}
