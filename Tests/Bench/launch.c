// Runs a program and says what it took.
//
//   launch REPORT PROGRAM ARGUMENT...   writes "EXIT SECONDS CPU-SECONDS PEAK-BYTES" to the file REPORT; a signal N is exit 128 + N
//
// A process of its own, since at exec Linux counts the memory of the parent as the child's peak, and Python alone has more than an
// icon needs.
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int count, char **arguments) {
    if (count < 3) return fprintf(stderr, "usage: launch REPORT PROGRAM ARGUMENT...\n"), 2;
    pid_t child;
    double begin = now();
    int error = posix_spawnp(&child, arguments[2], NULL, NULL, arguments + 2, environ);
    if (error) return fprintf(stderr, "%s: %s\n", arguments[2], strerror(error)), 2;
    int status;
    struct rusage usage;
    wait4(child, &status, 0, &usage);
    double wall = now() - begin;
#ifdef __APPLE__
    long peak = usage.ru_maxrss;
#else
    long peak = usage.ru_maxrss * 1024;
#endif
    FILE *report = fopen(arguments[1], "w");
    if (!report) return perror(arguments[1]), 2;
    int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    fprintf(report, "%d %.6f %.6f %ld\n", code, wall, seconds(usage.ru_utime) + seconds(usage.ru_stime), peak);
    return fclose(report) ? 2 : 0;
}
