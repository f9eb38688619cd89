"""Filtered names that update the model's own state load with `strict=True`, and leave the weight as it was; the whole checkpoint does not."""

import torch
from torch import nn

checkpoint = {"bias": torch.zeros(3), "weight_g": torch.ones(3, 1), "weight_v": torch.ones(3, 4)}
for is_filtered in (True, False):
    model = nn.utils.parametrizations.weight_norm(nn.Linear(4, 3))
    before = model.parametrizations.weight.original1.detach().clone()
    state = model.state_dict()
    state.update({name: value for name, value in checkpoint.items() if name in state or not is_filtered})
    loaded = model.load_state_dict(state)
    assert loaded.missing_keys == [] and loaded.unexpected_keys == []
    assert torch.equal(model.parametrizations.weight.original1, before) == is_filtered
    assert torch.equal(model.parametrizations.weight.original1, checkpoint["weight_v"]) != is_filtered
