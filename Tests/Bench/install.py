"""What the benchmark needs from elsewhere: Debian packages, Python wheels, and the C programs beside this file."""

from __future__ import annotations

import importlib.util
import os
import shutil
import site
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
# Versions are fixed, so that the icons and the peers are the same for everybody.
WHEELS = {
    "resvg-cli": "0.44.0",
    "svg2png-py": "1.1.0",
    "svgelements": "1.9.6",
    "mkdocs-material": "9.8.2",
    "pillow": "13.0.0",
}
# What is looked for (a program, or a library of pkg-config's), and the package that brings it.
PACKAGES = {
    "gcc": "gcc",
    "pkg-config": "pkg-config",
    "lib:cairo": "libcairo2-dev",
    "lib:libpng": "libpng-dev",
    "lib:librsvg-2.0": "librsvg2-dev",
    "rsvg-convert": "librsvg2-bin",
    "pngcheck": "pngcheck",
    "xargs": "findutils",
    "module:ensurepip": "python3-venv",
}


@dataclass(frozen=True)
class Tool:
    """A program or folder, or why it can't be had."""

    path: Path
    missing: str = ""


def say(text: str) -> None:
    """Tells what is being done, beside the result."""
    print(text, file=sys.stderr, flush=True)


def present(name: str) -> bool:
    """Whether something of PACKAGES is there."""
    kind, _, what = name.rpartition(":")
    if kind == "module":
        return subprocess.run([sys.executable, "-c", f"import {what}"], capture_output=True).returncode == 0
    if kind == "lib":
        return present("pkg-config") and subprocess.run(["pkg-config", "--exists", what]).returncode == 0
    return shutil.which(what) is not None


def install_packages() -> None:
    """Installs the Debian packages that are missing, where there is apt-get."""
    missing = [package for name, package in PACKAGES.items() if not present(name)]
    if not missing or not shutil.which("apt-get"):
        return
    if os.geteuid() != 0 and not shutil.which("sudo"):
        say(f"please install {' '.join(missing)}: what needs these packages is skipped")
        return
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    apt = [*sudo, "apt-get", "-o", "DPkg::Lock::Timeout=120"]
    for action in (["update", "-q"], ["install", "-y", "-q", "--no-install-recommends", *missing]):
        say(f"apt-get {' '.join(action)}")
        if subprocess.run([*apt, *action], stdout=sys.stderr).returncode:
            say("apt-get failed: what needs these packages is skipped")
            return


def install_wheels(folder: Path) -> Path:
    """Makes a virtual environment with the wheels, lets this process import from it, and returns it."""
    python = folder / "bin" / "python3"
    if not python.exists():
        say(f"python3 -m venv {folder}")
        if subprocess.run([sys.executable, "-m", "venv", folder], stdout=sys.stderr).returncode:
            say("there is no virtual environment: what needs a wheel is skipped")
            return folder
    packages = next(folder.glob("lib/python3*/site-packages"))
    for name, version in WHEELS.items():
        if (packages / f"{name.replace('-', '_')}-{version}.dist-info").exists():
            continue
        say(f"pip install {name}=={version}")
        pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--retries", "1"]
        if subprocess.run([*pip, "--no-deps", "--only-binary", ":all:", f"{name}=={version}"], stdout=sys.stderr).returncode:
            say(f"pip failed: what needs {name} is skipped")
    site.addsitedir(str(packages))
    return folder


def program(path: Path | str, reason: str) -> Tool:
    """A program that is there, or is missing for that reason."""
    found = shutil.which(str(path))
    return Tool(Path(found or path), "" if found else reason)


def compile_program(name: str, folder: Path, libraries: tuple[str, ...] = (), static: bool = False) -> Tool:
    """Compiles a C file of this folder, unless that was done since it was last changed."""
    source, target = HERE / f"{name}.c", folder / (name + ("-static" if static else ""))
    if target.exists() and target.stat().st_mtime > source.stat().st_mtime:
        return Tool(target)
    flags: list[str] = ["-static"] if static else []
    if libraries:
        query = ["pkg-config", *(["--static"] if static else []), "--cflags", "--libs", *libraries]
        try:
            answer = subprocess.run(query, capture_output=True, text=True)
        except FileNotFoundError:
            return Tool(target, "no pkg-config")
        if answer.returncode:
            return Tool(target, f"pkg-config has no {' and '.join(libraries)}")
        flags += answer.stdout.split()
    compiler = shutil.which("gcc") or shutil.which("cc")
    if not compiler:
        return Tool(target, "no C compiler")
    result = subprocess.run([compiler, "-O2", "-Wall", "-Wextra", "-o", target, source, *flags], capture_output=True, text=True)
    return Tool(target, "" if result.returncode == 0 else f"{name}.c could not be built" + (" statically" if static else ""))


def importable(*modules: str) -> bool:
    """Whether this process can import these modules."""
    return all(importlib.util.find_spec(module) for module in modules)
