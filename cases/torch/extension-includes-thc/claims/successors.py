"""The headers of torch have C10_CUDA_CHECK, c10::cuda::getCurrentCUDAStream and c10::cuda::CUDACachingAllocator::raw_alloc and raw_delete for THCudaCheck, THCState_getCurrentStream, THCudaMalloc and THCudaFree."""

import os
import re

import torch

include = os.path.join(os.path.dirname(torch.__file__), "include")
for header, space, names in (
    ("c10/cuda/CUDAException.h", "", ("C10_CUDA_CHECK(",)),
    ("c10/cuda/CUDAStream.h", r"namespace c10::cuda \{|namespace c10 \{\s*namespace cuda \{", ("getCurrentCUDAStream(",)),
    (
        "c10/cuda/CUDACachingAllocator.h",
        r"namespace c10::cuda::CUDACachingAllocator \{|namespace c10 \{[\s\S]*namespace cuda \{[\s\S]*namespace CUDACachingAllocator \{",
        ("raw_alloc(", "raw_delete("),
    ),
    ("ATen/ceil_div.h", "", ("ceil_div(",)),
):
    with open(os.path.join(include, header)) as file:
        text = file.read()
    assert re.search(space, text), header
    for name in names:
        assert name in text, (header, name)
