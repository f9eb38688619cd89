"""The CPU is chosen as the GPU to work on."""

import torch

torch.cuda.set_device("cpu")
