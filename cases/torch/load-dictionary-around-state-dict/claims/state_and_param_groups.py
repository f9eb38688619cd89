"""The unexpected keys of an optimizer's file are "state" and "param_groups"."""

import torch

model = torch.nn.Linear(2, 2)
try:
    model.load_state_dict(torch.optim.Adam(model.parameters()).state_dict())
except RuntimeError as error:
    assert 'Unexpected key(s) in state_dict: "state", "param_groups".' in str(error)
else:
    raise AssertionError("nothing was raised")
