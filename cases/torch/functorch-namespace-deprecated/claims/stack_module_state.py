"""`stack_module_state` stacks the parameters as `combine_state_for_ensemble` does, by name."""

import warnings

import functorch
import torch
from torch.func import stack_module_state

models = [torch.nn.Linear(3, 2) for _ in range(3)]
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    _, expected, _ = functorch.combine_state_for_ensemble(models)
found, _ = stack_module_state(models)
assert list(found) == ["weight", "bias"]
assert all(torch.equal(a, b) for a, b in zip(expected, found.values()))
