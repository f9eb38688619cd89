"""THCGeneral.h, THCNumerics.cuh and TH.h are missing in the same words."""

import os
import subprocess
import tempfile

import torch

folder = tempfile.mkdtemp()
include = os.path.join(os.path.dirname(torch.__file__), "include")
for name in ("THC/THCGeneral.h", "THC/THCNumerics.cuh", "TH/TH.h"):
    with open(os.path.join(folder, "points.cpp"), "w") as file:
        file.write(f"#include <{name}>\n")
    command = ["g++", "-std=c++20", "-fsyntax-only", "-isystem", include, "points.cpp"]
    build = subprocess.run(command, cwd=folder, env={**os.environ, "LC_ALL": "C"}, capture_output=True, text=True)
    assert f"fatal error: {name}: No such file or directory" in build.stderr, build.stderr
