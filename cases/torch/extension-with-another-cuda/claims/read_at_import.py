"""CUDA_HOME is read when `torch.utils.cpp_extension` is imported: a later change has no effect."""

import os

os.environ["CUDA_HOME"] = "/toolkits/first"
from torch.utils import cpp_extension  # noqa: E402

os.environ["CUDA_HOME"] = "/toolkits/second"
assert cpp_extension.CUDA_HOME == "/toolkits/first"
