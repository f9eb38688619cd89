"""With the folder of the named file in LD_LIBRARY_PATH before Python starts the import passes; set within the program it does not help."""

import os
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


build("libcudart.so.10.2")
cuda = pathlib.Path("cuda").resolve()
cuda.mkdir()
subprocess.run(["gcc", "-shared", "-fPIC", "runtime.c", "-Wl,-soname,libcudart.so.10.2", "-o", cuda / "libcudart.so.10.2"], check=True)
subprocess.run([sys.executable, "-c", "import kernels"], env={**os.environ, "LD_LIBRARY_PATH": str(cuda)}, check=True)
os.environ["LD_LIBRARY_PATH"] = str(cuda)
sys.path.insert(0, str(pathlib.Path.cwd()))
try:
    import kernels
except ImportError as error:
    assert "libcudart.so.10.2: cannot open shared object file" in str(error)
else:
    raise AssertionError("nothing was raised")
