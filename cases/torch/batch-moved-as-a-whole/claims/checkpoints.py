"""torch.load of a checkpoint gives a dictionary, of a state_dict an OrderedDict: neither has a to."""

import io

import torch
from torch import nn

model = nn.Linear(2, 2)
for saved, name in (
    ({"model": model.state_dict(), "epoch": 3}, "dict"),
    (model.state_dict(), "collections.OrderedDict"),
):
    file = io.BytesIO()
    torch.save(saved, file)
    file.seek(0)
    loaded = torch.load(file)
    try:
        loaded.to("cpu")
    except AttributeError as error:
        assert str(error) == f"'{name}' object has no attribute 'to'"
    else:
        raise AssertionError("nothing was raised")
