"""Compile a function in C++ and call it; Python was started by its path, as a notebook or an editor does."""

import ctypes
import os
import pathlib
import tempfile

import torch


def install_ninja(folder):
    """Stand in for `pip install ninja`: its command is in the folder of Python's scripts, and compiles the one file."""
    ninja = pathlib.Path(folder, "bin", "ninja")
    ninja.parent.mkdir()
    compile = "g++ -shared -fPIC ../geometry.cpp -o geometry.so"
    ninja.write_text(f'#!/bin/sh\nPATH="{os.environ["PATH"]}"\n[ "$1" = --version ] && echo 1.13.0 || {compile}\n')
    ninja.chmod(0o755)
    return str(ninja.parent)


os.environ["TORCH_DONT_CHECK_COMPILER_ABI"] = "1"  # g++ is not the matter
with tempfile.TemporaryDirectory() as folder:
    scripts = install_ninja(folder)
    os.environ["PATH"] = os.pathsep.join(["/nowhere", scripts])
    from torch.utils.cpp_extension import load

    source = pathlib.Path(folder, "geometry.cpp")
    source.write_text('extern "C" double area(double radius) { return 3 * radius * radius; }\n')
    build = pathlib.Path(folder, "build")
    build.mkdir()
    load("geometry", [str(source)], build_directory=str(build), is_python_module=False)
    library = ctypes.CDLL(str(build / "geometry.so"))
library.area.restype, library.area.argtypes = ctypes.c_double, [ctypes.c_double]

result = torch.tensor(library.area(2.0))
assert result == 12
