# releases: <2.1
"""Before 2.1 load_state_dict says nothing, and the weights stay on the meta device."""

import warnings

import torch

model = torch.nn.Linear(2, 1, device="meta")
with warnings.catch_warnings():
    warnings.simplefilter("error")
    model.load_state_dict({"weight": torch.ones(1, 2), "bias": torch.ones(1)})
assert model.weight.is_meta
