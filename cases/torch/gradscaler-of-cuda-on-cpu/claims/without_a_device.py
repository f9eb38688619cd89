"""`GradScaler` without a device is for CUDA: it is off on a machine without it."""

import warnings

import torch

warnings.simplefilter("ignore")
assert torch.amp.GradScaler().state_dict() == {}
assert torch.cuda.amp.GradScaler().state_dict() == {}
