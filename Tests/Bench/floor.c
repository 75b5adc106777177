// The floor: what it costs to draw icons with Cairo and to write them with libpng when nothing has to be parsed, checked or decided.
//
//   floor FLAT OUT.png SIZE                      the first icon of FLAT
//   floor FLAT DIR SIZE THREADS TAIL [SOURCES]   every icon, as DIR/00000TAIL.png, DIR/00001TAIL.png, ...
//
// With SOURCES, a folder, SOURCES/00000.svg and so on are read as well, as whoever parses them has to; what they say is not looked at.
// FLAT is written by samples.py: icons as arrays of absolute path commands. The PNGs are 8-bit grey and alpha.
#include <cairo.h>
#include <fcntl.h>
#include <png.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

enum { MOVE, LINE, CURVE, CLOSE, FILL };

typedef struct {
    double viewbox[4];
    int64_t op_count, number_count;
} IconHeader;

typedef struct {
    const IconHeader *header;
    const uint8_t *ops;
    const double *numbers;
} Icon;

// What one thread needs, kept from icon to icon.
typedef struct {
    cairo_surface_t *surface;
    cairo_t *context;
    uint8_t *row;
    uint8_t *png;
    size_t png_length, png_capacity;
    uint8_t *arena;
    size_t arena_used;
    uint8_t *source;
} Worker;

enum { ARENA = 2 << 20, SOURCE = 1 << 20, BATCH = 16, MAX_THREADS = 64 };

static Icon *icons;
static int icon_count, size;
static const char *directory, *tail, *sources;
static atomic_int next_icon;

static void fail(const char *what) {
    perror(what);
    exit(1);
}

static void *allocate(size_t bytes) {
    void *memory = malloc(bytes);
    if (!memory) fail("malloc");
    return memory;
}

static void read_icons(const char *path) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (file < 0 || fstat(file, &status)) fail(path);
    uint8_t *at = allocate(status.st_size);
    if (read(file, at, status.st_size) != status.st_size) fail(path);
    close(file);
    icon_count = *(const int64_t *)at;
    at += sizeof(int64_t);
    icons = allocate(icon_count * sizeof(Icon));
    for (int i = 0; i < icon_count; i++) {
        icons[i].header = (const IconHeader *)at;
        at += sizeof(IconHeader);
        icons[i].ops = at;
        at += (icons[i].header->op_count + 7) & ~7;
        icons[i].numbers = (const double *)at;
        at += icons[i].header->number_count * sizeof(double);
    }
}

static void start(Worker *worker) {
    worker->surface = cairo_image_surface_create(CAIRO_FORMAT_A8, size, size);
    worker->context = cairo_create(worker->surface);
    worker->row = allocate(2 * (size_t)size);
    worker->png_capacity = 65536 + 4 * (size_t)size * size;
    worker->png = allocate(worker->png_capacity);
    worker->arena = allocate(ARENA);
    worker->source = allocate(SOURCE);
}

// Fits the icon's viewBox into the square and fills its paths.
static void draw(Worker *worker, const Icon *icon) {
    cairo_t *cr = worker->context;
    cairo_surface_flush(worker->surface);
    memset(cairo_image_surface_get_data(worker->surface), 0, (size_t)cairo_image_surface_get_stride(worker->surface) * size);
    cairo_surface_mark_dirty(worker->surface);
    cairo_identity_matrix(cr);
    const double *box = icon->header->viewbox;
    double scale = size / (box[2] > box[3] ? box[2] : box[3]);
    cairo_translate(cr, (size - box[2] * scale) / 2, (size - box[3] * scale) / 2);
    cairo_scale(cr, scale, scale);
    cairo_translate(cr, -box[0], -box[1]);
    const double *n = icon->numbers;
    for (int64_t i = 0; i < icon->header->op_count; i++) switch (icon->ops[i]) {
        case MOVE: cairo_move_to(cr, n[0], n[1]); n += 2; break;
        case LINE: cairo_line_to(cr, n[0], n[1]); n += 2; break;
        case CURVE: cairo_curve_to(cr, n[0], n[1], n[2], n[3], n[4], n[5]); n += 6; break;
        case CLOSE: cairo_close_path(cr); break;
        case FILL: cairo_fill(cr); break;
    }
    cairo_surface_flush(worker->surface);
    if (cairo_status(cr)) {
        fprintf(stderr, "Cairo: %s\n", cairo_status_to_string(cairo_status(cr)));
        exit(1);
    }
}

static png_voidp arena_allocate(png_structp png, png_alloc_size_t bytes) {
    Worker *worker = png_get_mem_ptr(png);
    bytes = (bytes + 15) & ~(png_alloc_size_t)15;
    if (worker->arena_used + bytes > ARENA) return NULL;
    void *memory = worker->arena + worker->arena_used;
    worker->arena_used += bytes;
    return memory;
}

static void arena_free(png_structp png, png_voidp memory) { (void)png, (void)memory; }

static void append(png_structp png, png_bytep bytes, size_t count) {
    Worker *worker = png_get_io_ptr(png);
    if (worker->png_length + count > worker->png_capacity) png_error(png, "the PNG is larger than its pixels");
    memcpy(worker->png + worker->png_length, bytes, count);
    worker->png_length += count;
}

static void flush(png_structp png) { (void)png; }

static void encode(Worker *worker) {
    worker->arena_used = worker->png_length = 0;
    png_structp png = png_create_write_struct_2(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL, worker, arena_allocate, arena_free);
    png_infop info = png_create_info_struct(png);
    if (setjmp(png_jmpbuf(png))) exit(1);
    png_set_write_fn(png, worker, append, flush);
    png_set_filter(png, 0, PNG_FILTER_NONE);
    // As iconkit has it: see PNGEncoder.swift and encode.c.
    png_set_compression_level(png, 2 * size * size <= 2048 ? 5 : size < 256 ? 6 : 3);
    png_set_compression_mem_level(png, 2 * size * size <= 2048 ? 5 : 8);
    png_set_compression_strategy(png, Z_FILTERED);
    png_set_IHDR(png, info, size, size, 8, PNG_COLOR_TYPE_GRAY_ALPHA,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    const uint8_t *alpha = cairo_image_surface_get_data(worker->surface);
    memset(worker->row, 0, 2 * (size_t)size);
    for (int y = 0; y < size; y++, alpha += cairo_image_surface_get_stride(worker->surface)) {
        for (int x = 0; x < size; x++) worker->row[2 * x + 1] = alpha[x];
        png_write_row(png, worker->row);
    }
    png_write_end(png, NULL);
    png_destroy_write_struct(&png, &info);
}

static void write_png(const Worker *worker, const char *path) {
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0 || write(file, worker->png, worker->png_length) != (ssize_t)worker->png_length || close(file)) fail(path);
}

static void read_source(const Worker *worker, int index) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%05d.svg", sources, index);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0 || read(file, worker->source, SOURCE) < 0) fail(path);
    close(file);
}

static void *work(void *unused) {
    (void)unused;
    Worker worker = {0};
    start(&worker);
    char path[4096];
    for (;;) {
        int first = atomic_fetch_add(&next_icon, BATCH);
        if (first >= icon_count) return NULL;
        for (int i = first; i < first + BATCH && i < icon_count; i++) {
            if (sources) read_source(&worker, i);
            draw(&worker, &icons[i]);
            encode(&worker);
            snprintf(path, sizeof path, "%s/%05d%s.png", directory, i, tail);
            write_png(&worker, path);
        }
    }
}

int main(int count, char **arguments) {
    if (count != 4 && count != 6 && count != 7)
        return fprintf(stderr, "usage: floor FLAT OUT.png SIZE, or floor FLAT DIR SIZE THREADS TAIL [SOURCES]\n"), 2;
    read_icons(arguments[1]);
    size = atoi(arguments[3]);
    if (count == 4) {
        Worker worker = {0};
        start(&worker);
        draw(&worker, &icons[0]);
        encode(&worker);
        write_png(&worker, arguments[2]);
        return 0;
    }
    directory = arguments[2];
    tail = arguments[5];
    if (count == 7) sources = arguments[6];
    int threads = atoi(arguments[4]);
    pthread_t others[MAX_THREADS];
    if (threads < 1 || threads > MAX_THREADS) return fprintf(stderr, "floor: 1 to %d threads\n", MAX_THREADS), 2;
    for (int i = 1; i < threads; i++)
        if (pthread_create(&others[i], NULL, work, NULL)) fail("pthread_create");
    work(NULL);
    for (int i = 1; i < threads; i++) pthread_join(others[i], NULL);
    return 0;
}
