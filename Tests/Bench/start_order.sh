#!/bin/sh
# Prints the functions that a run calls, for the linker to put together: then fewer of the executable's pages are read at the start.
#
#   start_order.sh ICONKIT      an executable that has not been stripped
#
# Without valgrind it prints nothing, and functions stay where they are.
set -eu
command -v valgrind >/dev/null || { echo "start_order: no valgrind: the executable starts a little later" >&2; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# valgrind does not understand what debuggers need.
strip --strip-debug -o "$folder/iconkit" "$1"
cat >"$folder/a.svgspec" <<'END'
icon viewBox="0 0 24 24"

path d="M2 3h9.5v4C11 9 9 9 8 7s-3-2-4 0zm10 9a4 4 0 1 1-2 .5z"
rect x=13 y=3 width=8 height=6 rx=1 fill=none stroke=black
END
cat >"$folder/b.svg" <<'END'
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 3h9.5v4C11 9 9 9 8 7s-3-2-4 0z"/><circle cx="9" cy="9" r="5"/></svg>
END
for icon in a.svgspec b.svg; do
  valgrind -q --tool=callgrind --demangle=no --callgrind-out-file="$folder/calls" "$folder/iconkit" render "$folder/$icon" >/dev/null 2>&1
  # A function's name comes with its first mention; where it is recursive, with a number behind it.
  sed -n "s/^c*fn=([0-9]*) //p" "$folder/calls" | sed "s/'[0-9]*\$//"
done | awk '!seen[$0]++'
# The C library chooses among its own before anything is counted.
nm "$folder/iconkit" | sed -n 's/.* [ti] \(.*_ifunc\)$/\1/p'
