"""Without the line of the header the compiler misses its names: THCCeilDiv, THCudaCheck and THCudaMalloc were not declared."""

import os
import subprocess
import tempfile

import torch

folder = tempfile.mkdtemp()
include = os.path.join(os.path.dirname(torch.__file__), "include")
for name in ("THCCeilDiv", "THCudaCheck", "THCudaMalloc"):
    with open(os.path.join(folder, "points.cpp"), "w") as file:
        file.write(f"#include <c10/util/Exception.h>\nvoid f(int points) {{ {name}(points); }}\n")
    command = ["g++", "-std=c++20", "-fsyntax-only", "-isystem", include, "points.cpp"]
    build = subprocess.run(command, cwd=folder, env={**os.environ, "LC_ALL": "C"}, capture_output=True, text=True)
    assert f"error: '{name}' was not declared in this scope" in build.stderr, build.stderr
