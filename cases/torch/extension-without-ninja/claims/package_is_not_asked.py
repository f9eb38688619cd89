"""PyTorch runs the command `ninja --version`; a package that can be imported does not count."""

import os
import pathlib
import sys
import types

sys.modules["ninja"] = types.ModuleType("ninja")
os.environ["PATH"] = "/nowhere"
from torch.utils import cpp_extension

assert not cpp_extension.is_ninja_available()
command = pathlib.Path("ninja")
command.write_text('#!/bin/sh\n[ "$1" = --version ] && echo 1.13.0\n')
command.chmod(0o755)
os.environ["PATH"] = os.getcwd()
assert cpp_extension.is_ninja_available()
