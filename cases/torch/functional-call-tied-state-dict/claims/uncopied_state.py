"""Not only an averaged copy fails, but also `model.state_dict()` itself and a loaded checkpoint."""

import io

import torch
from torch.func import functional_call

model = torch.nn.Sequential(torch.nn.Linear(3, 3), torch.nn.Linear(3, 3))
model[1].weight = model[0].weight
file = io.BytesIO()
torch.save(model.state_dict(), file)
file.seek(0)
for state in (model.state_dict(), torch.load(file)):
    assert state["0.weight"] is not state["1.weight"]
    try:
        functional_call(model, state, (torch.ones(2, 3),))
    except ValueError as error:
        assert "which are tied" in str(error)
    else:
        raise AssertionError("nothing was raised")
