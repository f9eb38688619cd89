"""`jit` of a function of a module that is there as .pyc alone raises, and with the .py it does not."""

import py_compile
import sys
from importlib import import_module
from pathlib import Path

import mindspore as ms

SOURCE = """
import mindspore as ms


@ms.jit
def add(x):
    return x + 1
"""

sys.path.insert(0, str(Path.cwd()))
for name in ("with_source", "without_source"):
    Path(name + ".py").write_text(SOURCE, encoding="utf-8")
    py_compile.compile(name + ".py", cfile=name + ".pyc")
Path("without_source.py").unlink()

assert import_module("with_source").add(ms.Tensor([1.0])).asnumpy()[0] == 2
try:
    import_module("without_source").add(ms.Tensor([1.0]))
except OSError as error:
    assert "can not compile temporary source code in terminal" in str(error)
else:
    raise AssertionError("nothing was raised")
