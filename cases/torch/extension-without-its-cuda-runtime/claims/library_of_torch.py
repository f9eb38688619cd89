"""An extension that needs the libc10.so of PyTorch says so if it is imported before torch, and passes after it."""

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


build("libc10.so")
alone = subprocess.run([sys.executable, "-c", "import kernels"], stderr=subprocess.PIPE, text=True)
assert "ImportError: libc10.so: cannot open shared object file: No such file or directory" in alone.stderr
subprocess.run([sys.executable, "-c", "import torch, kernels"], check=True)
