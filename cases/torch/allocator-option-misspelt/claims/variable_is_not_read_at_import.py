"""The variable alone raises nothing before CUDA is used."""

import os

import torch

os.environ["PYTORCH_CUDA_ALLOC_CONF"] = "max_split_size:128"
assert torch.cuda.is_available() in (True, False)
assert torch.ones(2).sum() == 2
