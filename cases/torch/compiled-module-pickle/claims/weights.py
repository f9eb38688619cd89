# releases: >=2.5
"""The weights of the original fit an ordinary model; those of the wrapper do not."""

import torch

model = torch.compile(torch.nn.Linear(3, 4), backend="eager")
plain = torch.nn.Linear(3, 4)
plain.load_state_dict(model._orig_mod.state_dict())
try:
    plain.load_state_dict(model.state_dict())
except RuntimeError as error:
    assert 'Unexpected key(s) in state_dict: "_orig_mod.weight"' in str(error)
else:
    raise AssertionError("nothing was raised")
