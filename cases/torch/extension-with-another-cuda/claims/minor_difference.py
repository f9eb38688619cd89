"""A toolkit of the same major version and another minor version passes the check."""

import os
import pathlib
import tempfile

import torch
from setuptools import setup

os.environ["TORCH_DONT_CHECK_COMPILER_ABI"] = "1"  # g++ is not the matter
with tempfile.TemporaryDirectory() as folder:
    nvcc = pathlib.Path(folder, "bin", "nvcc")
    nvcc.parent.mkdir()
    nvcc.write_text("#!/bin/sh\necho release %s.99\n" % torch.version.cuda.split(".")[0])
    nvcc.chmod(0o755)
    os.environ["CUDA_HOME"] = folder
    from torch.utils.cpp_extension import BuildExtension, CUDAExtension

    built = []

    class Build(BuildExtension):
        """Check the tools, and note what would be compiled."""

        def build_extension(self, extension):
            built.append(extension.name)

    os.chdir(folder)
    kernels = CUDAExtension("kernels", ["kernels.cu"])
    setup(name="kernels", ext_modules=[kernels], cmdclass={"build_ext": Build}, script_args=["-q", "build_ext"])
    os.chdir("/")

assert built == ["kernels"]
