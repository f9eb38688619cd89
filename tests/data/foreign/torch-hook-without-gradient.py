"""A hook watches the gradient of an input that has none."""

import torch

torch.zeros(3).register_hook(print)
