"""`to`, `cuda`, `train`, `parameters`, `state_dict`, `forward`, `module`, and a layer's name such as `fc`, are missing in the same words; a call says "not callable"."""

import torch
from torch import nn

model = nn.Linear(2, 2).state_dict()
for name in ("eval", "to", "cuda", "train", "parameters", "state_dict", "forward", "module", "fc"):
    try:
        getattr(model, name)
    except AttributeError as error:
        assert f"'collections.OrderedDict' object has no attribute '{name}'" in str(error), error
    else:
        raise RuntimeError("nothing was raised")
try:
    model(torch.zeros(1, 2))
except TypeError as error:
    assert "'collections.OrderedDict' object is not callable" in str(error)
else:
    raise RuntimeError("nothing was raised")
