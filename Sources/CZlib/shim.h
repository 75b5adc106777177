#define ZLIB_CONST  // makes the input's pointer one to const
#include <zlib.h>
