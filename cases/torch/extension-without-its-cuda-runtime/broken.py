"""Import an extension with CUDA kernels that was built for another CUDA than this PyTorch."""

import pathlib
import subprocess
import sys
import sysconfig

import torch

KERNELS = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "kernels"};
PyMODINIT_FUNC PyInit_kernels(void) {
    PyObject *kernels = PyModule_Create(&module);
    PyModule_AddIntConstant(kernels, "block", 256);
    return kernels;
}
"""


def build(runtime):
    """Stand in for a wheel: a module that is linked with a CUDA runtime, which the builder's machine had."""
    compile = ["gcc", "-shared", "-fPIC", "-I" + sysconfig.get_paths()["include"]]
    pathlib.Path("kernels.c").write_text(KERNELS)
    pathlib.Path("runtime.c").write_text("")
    subprocess.run([*compile, "runtime.c", f"-Wl,-soname,{runtime}", "-o", "libcudart.so"], check=True)
    link = ["-L.", "-Wl,--no-as-needed", "-lcudart"]
    subprocess.run([*compile, "kernels.c", *link, "-o", "kernels.so"], check=True)
    pathlib.Path("libcudart.so").unlink()


build("libcudart.so.10.2")
sys.path.insert(0, str(pathlib.Path.cwd()))

import kernels

result = torch.arange(kernels.block).sum()
assert result == 255 * 128
