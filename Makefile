# `make` lists what there is. Everything that compiles is held to strict memory safety, with warnings as errors.
export ICONKIT_STRICT = 1
export PATH := $(PATH):/opt/homebrew/bin:/usr/local/bin

# macOS brings expat and zlib itself.
NEEDS = cairo libpng $(if $(filter Darwin,$(shell uname)),,expat zlib)
APT = libcairo2-dev libexpat1-dev libpng-dev zlib1g-dev pkg-config
BROWSER = chromium chromium-driver tmux
BREW = cairo libpng pkg-config
ICON = Fixtures/docs.svgspec
DEMO = .build/demo
# What a fully static executable has to name to the linker: the libraries below Cairo, libpng and expat.
LIBRARIES = $(shell pkg-config --static --libs-only-l cairo libpng expat zlib)
# The start of the release counts: types are found without parsing their names, regular expressions are left out, and functions can be moved.
FRONTEND = -disable-concrete-type-metadata-mangled-name-accessors -disable-implicit-string-processing-module-import -function-sections
STATIC = swift build -c release --product iconkit --scratch-path .build/static -Xswiftc -static-executable -Xswiftc -use-ld=lld \
  $(foreach flag,$(FRONTEND),-Xswiftc -Xfrontend -Xswiftc $(flag)) $(foreach library,$(LIBRARIES),-Xlinker $(library))
ORDER = .build/static/order.txt
# The linker fills the executable page by page, and so it lies in the kernel's cache. Written in pieces it lies there in pieces, and starts a tenth
# faster; pieces of 64 KiB and more take memory that nobody needs.
RELEASE = .build/static/release/iconkit
# The toolchain's own leak checker reports XCTest; --disable-xctest leaves that out, and Swift Testing in.
TEST = swift test --disable-xctest
DOCC = $(shell command -v docc || xcrun --find docc)

.PHONY: help setup browser demo test build release bench accuracy format lint docs reference fuzz asan tsan clean
.DEFAULT_GOAL := help

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

setup: ## install what is missing: Cairo, expat, libpng, zlib, pkg-config (by apt-get or brew)
	@if pkg-config --exists $(NEEDS) 2>/dev/null; then exit 0; fi; \
	if command -v brew >/dev/null; then echo "brew install $(BREW)"; brew install $(BREW); \
	elif command -v apt-get >/dev/null; then echo "apt-get install $(APT)"; \
	  sudo=$$([ "$$(id -u)" = 0 ] || echo sudo); lock='-o DPkg::Lock::Timeout=120'; \
	  $$sudo apt-get $$lock update -q && $$sudo apt-get $$lock install -y -q --no-install-recommends $(APT); \
	else echo "please install cairo, expat, libpng, zlib and pkg-config" >&2; exit 1; fi

demo: setup ## build, then draw the documents icon and show what came out
	swift build --product iconkit
	@mkdir -p $(DEMO)
	.build/debug/iconkit render $(ICON) --scale 1,2,3 -o $(DEMO)/ --verbose
	.build/debug/iconkit render $(ICON) --as mask -o $(DEMO)/docs-mask.png --verbose
	.build/debug/iconkit inspect --draw $(DEMO)/docs@2x.png
	.build/debug/iconkit lint $(DEMO)/docs.png $(DEMO)/docs@2x.png $(DEMO)/docs@3x.png

browser: # what the tests of previews look at them with; where it cannot be installed, they say that they are skipped
	@if command -v chromedriver >/dev/null && command -v tmux >/dev/null; then exit 0; fi; \
	if command -v apt-get >/dev/null; then echo "apt-get install $(BROWSER)"; \
	  sudo=$$([ "$$(id -u)" = 0 ] || echo sudo -n); lock='-o DPkg::Lock::Timeout=120'; \
	  { $$sudo apt-get $$lock update -q && $$sudo apt-get $$lock install -y -q --no-install-recommends $(BROWSER); } >/dev/null \
	    || echo "not installed: the tests of previews in a browser are skipped" >&2; fi

test: setup browser lint ## check the format, then build and run every test
	$(TEST)

build: setup ## an optimised build: .build/release/iconkit
	swift build -c release --product iconkit

release: setup ## a fully static, optimised executable (Linux): .build/static/release/iconkit
	$(STATIC)
	Tests/Bench/start_order.sh .build/static/release/iconkit > $(ORDER)
	$(STATIC) -Xlinker -s -Xlinker --symbol-ordering-file=$(CURDIR)/$(ORDER) -Xlinker --no-warn-symbol-ordering
	@dd if=$(RELEASE) of=$(RELEASE).new bs=32k status=none && chmod +x $(RELEASE).new && mv $(RELEASE).new $(RELEASE)

bench: setup build release ## measure speed against peers and a C floor, as ratios
	python3 Tests/Bench/bench.py

accuracy: setup ## count how many faults the rules find, of those put into drawings and files, and what they find in faultless ones
	swift run -c release iconkit-dev accuracy

format: ## lay the sources out
	swift format format -i -r --parallel Sources Tests Package.swift

lint: ## check the sources' layout, strictly
	swift format lint --strict -r --parallel Sources Tests Package.swift

docs: setup ## write the generated pages anew: rules, commands, profiles, man page, completions, pictures
	swift run -q iconkit-dev generate

reference: setup ## the library's reference for browsers: .build/IconKit.doccarchive
	swift package dump-symbol-graph --skip-synthesized-members
	@rm -rf .build/reference && mkdir -p .build/reference
	cd "$$(dirname "$$(swift build --show-bin-path)")/symbolgraph" && cp IconKit*.json IconLint.symbols.json IconModel.symbols.json $(CURDIR)/.build/reference
	$(DOCC) convert --fallback-display-name IconKit --fallback-bundle-identifier iconkit.IconKit --warnings-as-errors \
	  --additional-symbol-graph-dir .build/reference --output-dir .build/IconKit.doccarchive

fuzz: setup ## run each fuzz target for a minute
	Tests/Fuzz/fuzz.sh 60

asan: setup ## every test under the address sanitizer
	LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/leaks.txt:print_suppressions=0 $(TEST) --sanitize=address --scratch-path .build/asan

tsan: setup ## every test under the thread sanitizer
	$(TEST) --sanitize=thread --scratch-path .build/tsan

clean: ## remove everything that was built
	rm -rf .build Tests/Fuzz/.build
