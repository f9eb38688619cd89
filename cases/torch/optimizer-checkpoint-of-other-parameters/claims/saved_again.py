"""After `add_param_group` the optimizer's state has two groups, and is taken by an optimizer that got the same group."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.Linear(8, 1))
optimizer = torch.optim.Adam(model[1].parameters())
optimizer.add_param_group({"params": model[0].parameters()})
state = optimizer.state_dict()
assert len(state["param_groups"]) == 2
resumed = torch.optim.Adam(model[1].parameters())
try:
    resumed.load_state_dict(state)
except ValueError as error:
    assert str(error) == "loaded state dict has a different number of parameter groups"
else:
    raise AssertionError("nothing was raised")
resumed.add_param_group({"params": model[0].parameters()})
resumed.load_state_dict(state)
