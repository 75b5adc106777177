// librsvg as a library: the fastest way it offers for many icons.
//
//   librsvg_loop SIZE DIR ICON.svg...   writes DIR/ICON.png for each, SIZE pixels square
#include <librsvg/rsvg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int render(const char *source, const char *target, int size) {
    GError *error = NULL;
    RsvgHandle *handle = rsvg_handle_new_from_file(source, &error);
    if (!handle) return fprintf(stderr, "%s: %s\n", source, error->message), 1;
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size, size);
    cairo_t *cr = cairo_create(surface);
    RsvgRectangle viewport = {0, 0, size, size};
    int failed = !rsvg_handle_render_document(handle, cr, &viewport, &error);
    if (failed) fprintf(stderr, "%s: %s\n", source, error->message);
    cairo_destroy(cr);
    failed = failed || cairo_surface_write_to_png(surface, target);
    cairo_surface_destroy(surface);
    g_object_unref(handle);
    return failed;
}

int main(int count, char **arguments) {
    if (count < 4) return fprintf(stderr, "usage: librsvg_loop SIZE DIR ICON.svg...\n"), 2;
    int size = atoi(arguments[1]), failures = 0;
    char target[4096];
    for (int i = 3; i < count; i++) {
        const char *slash = strrchr(arguments[i], '/'), *name = slash ? slash + 1 : arguments[i];
        snprintf(target, sizeof target, "%s/%.*s.png", arguments[2], (int)strcspn(name, "."), name);
        failures += render(arguments[i], target, size);
    }
    return failures > 0;
}
