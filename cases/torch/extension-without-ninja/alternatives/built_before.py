"""setup.py with BuildExtension compiles without ninja."""

import ctypes
import os
import pathlib
import shutil
import tempfile

import torch
from setuptools import setup

os.environ["TORCH_DONT_CHECK_COMPILER_ABI"] = "1"
with tempfile.TemporaryDirectory() as folder:
    commands = pathlib.Path(folder, "bin")
    commands.mkdir()
    for name in ("cc", "c++", "gcc", "g++", "as", "ld"):
        if shutil.which(name):
            (commands / name).symlink_to(shutil.which(name))
    os.environ["PATH"] = str(commands)
    from torch.utils.cpp_extension import BuildExtension, CppExtension, is_ninja_available

    assert not is_ninja_available()
    os.chdir(folder)
    pathlib.Path("geometry.cpp").write_text('extern "C" double area(double radius) { return 3 * radius * radius; }\n')
    geometry = CppExtension("geometry", ["geometry.cpp"])
    setup(
        name="geometry",
        ext_modules=[geometry],
        cmdclass={"build_ext": BuildExtension},
        script_args=["-q", "build_ext", "--inplace"],
    )
    (built,) = pathlib.Path(folder).glob("geometry*.so")
    library = ctypes.CDLL(str(built))
    os.chdir("/")
library.area.restype, library.area.argtypes = ctypes.c_double, [ctypes.c_double]
assert library.area(2.0) == 12
