"""Without `torch.cuda.set_device` the current GPU is `cuda:0`, whatever LOCAL_RANK says."""

import os

os.environ["LOCAL_RANK"] = "1"

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

assert torch.cuda.current_device() == 0
assert torch.ones(1, device=DEVICE).device == torch.device("cuda", 0)
