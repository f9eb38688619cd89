"""Where load fails, shutil.which finds no ninja and is_ninja_available() is False."""

import os
import shutil

os.environ["PATH"] = "/nowhere"
from torch.utils import cpp_extension

assert shutil.which("ninja") is None and not cpp_extension.is_ninja_available()
try:
    cpp_extension.verify_ninja_availability()
except RuntimeError as error:
    assert "Ninja is required to load C++ extensions" in str(error)
else:
    raise AssertionError("nothing was raised")
