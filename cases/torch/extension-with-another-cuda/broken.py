"""Build an extension with a CUDA kernel, with a toolkit of another major version than that of torch."""

import os
import pathlib
import tempfile

import torch
from setuptools import setup


def install_toolkit(folder, release):
    """Stand in for a CUDA toolkit: the build asks `nvcc` for its version, and compiles nothing here."""
    nvcc = pathlib.Path(folder, "bin", "nvcc")
    nvcc.parent.mkdir()
    nvcc.write_text(f'#!/bin/sh\necho "Cuda compilation tools, release {release}, V{release}.100"\n')
    nvcc.chmod(0o755)


os.environ["TORCH_DONT_CHECK_COMPILER_ABI"] = "1"  # g++ is not the matter
with tempfile.TemporaryDirectory() as folder:
    install_toolkit(folder, release="10.1")
    os.environ["CUDA_HOME"] = folder
    from torch.utils.cpp_extension import BuildExtension, CUDAExtension

    result = []

    class Build(BuildExtension):
        """Check the tools, and note what would be compiled."""

        def build_extension(self, extension):
            result.append(extension.name)

    os.chdir(folder)
    kernels = CUDAExtension("kernels", ["kernels.cu"])
    setup(name="kernels", ext_modules=[kernels], cmdclass={"build_ext": Build}, script_args=["-q", "build_ext"])
    os.chdir("/")

assert result == ["kernels"] and torch.version.cuda
