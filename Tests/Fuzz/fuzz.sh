#!/bin/sh
# Runs every fuzzer for a while: fuzz.sh [seconds each, 60] [name, all of them]
# Inputs that crash, hang or eat memory are left in .build/fuzz/<name>/, with a log.
set -eu
cd "$(dirname "$0")"
seconds=${1:-60}
# Given twice, --sanitize reaches the compiler with one of the two only, now this one, now that. Some fuzzers look at what is not public.
swift build -c release --sanitize=fuzzer -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing

# Without these, the Swift backtracer or the symbolizer can outlive a crash and keep the terminal, and freed memory would count as used.
export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=symbolize=0:quarantine_size_mb=16

failed=
for name in ${2:-$(ls Sources)}; do
  work=.build/fuzz/$name
  mkdir -p "$work/inputs"
  seeds=$work/inputs
  if [ -d "Seeds/$name" ]; then seeds="$seeds Seeds/$name"; fi
  log=$work/log.txt
  if timeout -k 2 $((seconds + 60)) ".build/release/$name" -max_total_time="$seconds" -rss_limit_mb=300 -timeout=5 \
    -artifact_prefix="$work/" $seeds </dev/null >"$log" 2>&1; then
    if grep -q 'Loaded 1 modules' "$log"; then
      echo "$name: $(grep -o 'Done [0-9]* runs' "$log"), nothing found"
    else
      echo "$name: FAILED, built without coverage"
      failed=yes
    fi
  else
    echo "$name: FAILED, see Tests/Fuzz/$log"
    failed=yes
  fi
done
[ -z "$failed" ]
