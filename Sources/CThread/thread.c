#define _GNU_SOURCE  // for processors by number
#include "CThread.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

struct cthread {
  pthread_t thread;
  void (*work)(void *);
  void *argument;
#ifdef __linux__
  // Where the maker may run; empty where that is all there is to say.
  cpu_set_t allowed;
#endif
};

#ifdef __linux__
static void begin_elsewhere(cthread *thread, pthread_attr_t *attributes) {
  CPU_ZERO(&thread->allowed);
  const int here = sched_getcpu();
  // More processors than the set has bits for is no reason to fail.
  if (here < 0 || here >= CPU_SETSIZE || sched_getaffinity(0, sizeof(cpu_set_t), &thread->allowed) != 0) return;
  cpu_set_t others = thread->allowed;
  CPU_CLR(here, &others);
  if (CPU_COUNT(&others) > 0) pthread_attr_setaffinity_np(attributes, sizeof(cpu_set_t), &others);
}

static void move_freely(const cthread *thread) {
  if (CPU_COUNT(&thread->allowed) > 1) sched_setaffinity(0, sizeof(cpu_set_t), &thread->allowed);
}
#else
static void begin_elsewhere(cthread *thread, pthread_attr_t *attributes) { (void)thread, (void)attributes; }
static void move_freely(const cthread *thread) { (void)thread; }
#endif

static void *run(void *argument) {
  const cthread *thread = argument;
  move_freely(thread);
  thread->work(thread->argument);
  return NULL;
}

cthread *cthread_start(size_t stack_size, void (*work)(void *), void *argument) {
  cthread *thread = calloc(1, sizeof *thread);
  pthread_attr_t attributes;
  if (!thread || pthread_attr_init(&attributes) != 0) {
    free(thread);
    return NULL;
  }
  thread->work = work;
  thread->argument = argument;
  pthread_attr_setstacksize(&attributes, stack_size);
  begin_elsewhere(thread, &attributes);
  const int code = pthread_create(&thread->thread, &attributes, run, thread);
  pthread_attr_destroy(&attributes);
  if (code == 0) return thread;
  free(thread);
  return NULL;
}

void cthread_join(cthread *thread) {
  pthread_join(thread->thread, NULL);
  free(thread);
}
