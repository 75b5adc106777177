/* Debian and Apple build expat with XML_DTD, but its header declares the limits on entity expansion only to those who define it too. */
#ifndef XML_DTD
#define XML_DTD 1
#endif
#include <expat.h>

#if XML_MAJOR_VERSION < 2 || (XML_MAJOR_VERSION == 2 && XML_MINOR_VERSION < 4)
#error "expat 2.4 or later is needed: older ones do not bound the expansion of entities"
#endif
