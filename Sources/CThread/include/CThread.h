// Threads of the C library, placed where Swift's own modules have no say.
#ifndef CTHREAD_H
#define CTHREAD_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// A thread that runs until its work is done.
typedef struct cthread cthread;

/// Starts a thread; NULL where the system has none left, and then the work is not done.
///
/// Linux puts a new thread behind the one that makes it, where it may wait for some milliseconds while another processor is idle: as long as
/// a hundred icons take. So it begins on another processor, and may then move as it likes.
cthread *_Nullable cthread_start(size_t stack_size, void (*work)(void *), void *argument);

/// Waits for the end of the work; once for each thread.
void cthread_join(cthread *thread);

#pragma clang assume_nonnull end

#endif
