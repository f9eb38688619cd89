"""An extension for the CUDA of this PyTorch passes after torch; before it, it fails in the same words unless the system has the file itself."""

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


major = torch.version.cuda.partition(".")[0]
runtime = "libcudart.so.11.0" if major == "11" else f"libcudart.so.{major}"
build(runtime)
alone = subprocess.run([sys.executable, "-c", "import kernels"], stderr=subprocess.PIPE, text=True)
system = subprocess.run([sys.executable, "-c", f"import ctypes; ctypes.CDLL('{runtime}')"], stderr=subprocess.PIPE)
if system.returncode:
    assert f"ImportError: {runtime}: cannot open shared object file: No such file or directory" in alone.stderr
subprocess.run([sys.executable, "-c", "import torch, kernels"], check=True)
