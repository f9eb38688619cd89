"""A model that returns a dictionary is traced."""

import torch

torch.jit.trace(lambda x: {"out": x * 2}, torch.zeros(1))
