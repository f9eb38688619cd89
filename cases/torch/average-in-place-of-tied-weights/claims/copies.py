"""In a state_dict of tied weights, its deep copy, and a dict of `detach()` or `.cpu()`, both names have one memory; loaded from a file they do too."""

import copy
import io

import torch
from torch import nn

model = nn.Sequential(nn.Embedding(5, 4), nn.Linear(4, 5, bias=False))
model[1].weight = model[0].weight
state = model.state_dict()
file = io.BytesIO()
torch.save(state, file)
file.seek(0)
detached = {name: value.detach() for name, value in state.items()}
on_cpu = {name: value.cpu() for name, value in state.items()}
for one in (state, copy.deepcopy(state), detached, on_cpu, torch.load(file)):
    assert one["0.weight"].data_ptr() == one["1.weight"].data_ptr()
clones = {name: value.clone() for name, value in state.items()}
assert clones["0.weight"].data_ptr() != clones["1.weight"].data_ptr()
