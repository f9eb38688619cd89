"""`extern THCState *state;` is refused without the header: 'THCState' does not name a type."""

import os
import subprocess
import tempfile

import torch

folder = tempfile.mkdtemp()
include = os.path.join(os.path.dirname(torch.__file__), "include")
with open(os.path.join(folder, "points.cpp"), "w") as file:
    file.write("#include <c10/util/Exception.h>\nextern THCState *state;\nvoid f() { THCState_getCurrentStream(state); }\n")
command = ["g++", "-std=c++20", "-fsyntax-only", "-isystem", include, "points.cpp"]
build = subprocess.run(command, cwd=folder, env={**os.environ, "LC_ALL": "C"}, capture_output=True, text=True)
assert "error: 'THCState' does not name a type" in build.stderr, build.stderr
assert "error: 'state' was not declared in this scope" in build.stderr, build.stderr
