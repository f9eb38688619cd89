"""The headers of torch have C10_CUDA_CHECK, getCurrentCUDAStream and raw_alloc for THCudaCheck, THCState_getCurrentStream and THCudaMalloc."""

import os

import torch

include = os.path.join(os.path.dirname(torch.__file__), "include")
for header, name in (
    ("c10/cuda/CUDAException.h", "C10_CUDA_CHECK("),
    ("c10/cuda/CUDAStream.h", "getCurrentCUDAStream("),
    ("c10/cuda/CUDACachingAllocator.h", "raw_alloc("),
    ("ATen/ceil_div.h", "ceil_div("),
):
    with open(os.path.join(include, header)) as file:
        assert name in file.read(), header
