"""Without CUDA_HOME and CUDA_PATH the toolkit is the one whose `nvcc` stands first in PATH."""

import os
import pathlib
import tempfile

with tempfile.TemporaryDirectory() as folder:
    nvcc = pathlib.Path(folder, "bin", "nvcc")
    nvcc.parent.mkdir()
    nvcc.write_text("#!/bin/sh\necho release 10.1\n")
    nvcc.chmod(0o755)
    os.environ.pop("CUDA_HOME", None)
    os.environ.pop("CUDA_PATH", None)
    os.environ["PATH"] = str(nvcc.parent) + os.pathsep + os.environ["PATH"]
    from torch.utils.cpp_extension import CUDA_HOME

    assert CUDA_HOME == folder
