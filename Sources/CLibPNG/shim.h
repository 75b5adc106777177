#include <stdio.h>  // png.h uses FILE without including it
#include <png.h>
