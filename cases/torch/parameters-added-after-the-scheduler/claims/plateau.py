# releases: <2.6
"""ReduceLROnPlateau raises IndexError in the step that lowers the rates."""

import torch

one, other = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)
optimizer = torch.optim.SGD(one.parameters(), lr=1.0)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=0)
optimizer.add_param_group({"params": other.parameters(), "lr": 1.0})
scheduler.step(1.0)
try:
    scheduler.step(1.0)
except IndexError as error:
    assert str(error) == "list index out of range"
else:
    raise AssertionError("nothing was raised")
