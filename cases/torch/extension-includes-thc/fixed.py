"""Check the source of an extension with the compiler, as its build does."""

import os
import subprocess
import tempfile

import torch

SOURCE = """
#include <c10/util/Exception.h>
#include <ATen/ceil_div.h>

int64_t blocks_of(int64_t points) {
  TORCH_CHECK(points > 0, "no points");
  return at::ceil_div(points, (int64_t)512);
}
"""
folder = tempfile.mkdtemp()
with open(os.path.join(folder, "points.cpp"), "w") as file:
    file.write(SOURCE)

include = os.path.join(os.path.dirname(torch.__file__), "include")
command = ["g++", "-std=c++20", "-fsyntax-only", "-isystem", include, "points.cpp"]
build = subprocess.run(command, cwd=folder, env={**os.environ, "LC_ALL": "C"}, capture_output=True, text=True)
if build.returncode:
    raise RuntimeError("Error building extension 'points': " + build.stderr)
result = build.returncode
assert result == 0
