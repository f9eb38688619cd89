"""load_inline needs ninja too, and is_ninja_available() tells beforehand."""

import os

os.environ["PATH"] = "/nowhere"
os.environ["TORCH_DONT_CHECK_COMPILER_ABI"] = "1"
from torch.utils import cpp_extension

assert not cpp_extension.is_ninja_available()
try:
    cpp_extension.load_inline("answer", "int answer() { return 42; }", functions=["answer"])
except RuntimeError as error:
    assert "Ninja is required to load C++ extensions" in str(error)
else:
    raise AssertionError("nothing was raised")
