"""An entry of the kept state has the data_ptr() of the weight; one of a copy has another."""

import copy

import torch

model = torch.nn.Linear(2, 1)
assert model.state_dict()["weight"].data_ptr() == model.weight.data_ptr()
assert copy.deepcopy(model.state_dict())["weight"].data_ptr() != model.weight.data_ptr()
