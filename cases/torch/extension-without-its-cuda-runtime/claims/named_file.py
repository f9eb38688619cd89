"""The message has the name of the file that the extension was linked with."""

import importlib.util
import pathlib
import subprocess
import sys
import sysconfig


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


for runtime in ("libcudart.so.9.0", "libcudart.so.10.1", "libcudart.so.10.2"):
    build(runtime)
    try:
        spec = importlib.util.spec_from_file_location("kernels", "kernels.so")
        importlib.util.module_from_spec(spec)
    except ImportError as error:
        assert str(error) == f"{runtime}: cannot open shared object file: No such file or directory"
    else:
        raise AssertionError("nothing was raised")
