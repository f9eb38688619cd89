"""After the first use of CUDA, also after `torch.cuda.is_available()` alone, the variable has no effect."""

import os

import torch

assert torch.cuda.is_available()
os.environ["CUDA_VISIBLE_DEVICES"] = "-1"
assert torch.ones(2, device="cuda").sum().item() == 2
