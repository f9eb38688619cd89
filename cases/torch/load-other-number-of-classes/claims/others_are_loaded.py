"""With `strict=False`, or `assign=True` where there is one, sizes are compared as well, and the other layers have been loaded."""

import torch
from torch import nn

choices = [{}, {"strict": False}]
if tuple(int(number) for number in torch.__version__.split(".")[:2]) >= (2, 1):
    choices.append({"strict": False, "assign": True})
for choice in choices:
    trained = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 100))
    model = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 5))
    try:
        model.load_state_dict(trained.state_dict(), **choice)
    except RuntimeError as error:
        assert "size mismatch for 1.weight" in str(error)
    else:
        raise AssertionError("nothing was raised")
    assert torch.equal(model[0].weight, trained[0].weight)
