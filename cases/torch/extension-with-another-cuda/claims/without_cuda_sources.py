"""An extension without `.cu` files is built beside a toolkit of another major version."""

import os
import pathlib
import tempfile

from setuptools import setup

os.environ["TORCH_DONT_CHECK_COMPILER_ABI"] = "1"  # g++ is not the matter
with tempfile.TemporaryDirectory() as folder:
    nvcc = pathlib.Path(folder, "bin", "nvcc")
    nvcc.parent.mkdir()
    nvcc.write_text("#!/bin/sh\necho release 10.1\n")
    nvcc.chmod(0o755)
    os.environ["CUDA_HOME"] = folder
    from torch.utils.cpp_extension import BuildExtension, CppExtension

    built = []

    class Build(BuildExtension):
        """Check the tools, and note what would be compiled."""

        def build_extension(self, extension):
            built.append(extension.name)

    os.chdir(folder)
    plain = CppExtension("plain", ["plain.cpp"])
    setup(name="plain", ext_modules=[plain], cmdclass={"build_ext": Build}, script_args=["-q", "build_ext"])
    os.chdir("/")

assert built == ["plain"]
