"""A submodule in another mode passes."""

import torch
from torch.func import stack_module_state

models = [torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.Dropout()) for _ in range(3)]
models[0][1].eval()
weights, _ = stack_module_state(models)
assert weights["0.weight"].shape == (3, 4, 3)
