"""`load_state_dict` of a state that was saved with `capturable=True` sets it, and the step on the CPU raises; set back in each group, the step passes."""

import torch

parameter = torch.nn.Parameter(torch.ones(2))
saved = torch.optim.Adam([parameter], capturable=True).state_dict()
optimizer = torch.optim.Adam([parameter])
optimizer.load_state_dict(saved)
assert [group["capturable"] for group in optimizer.param_groups] == [True]
parameter.grad = torch.ones(2)
try:
    optimizer.step()
except AssertionError as error:
    assert str(error).startswith("If capturable=True, params and state_steps must be")
else:
    raise RuntimeError("nothing was raised")
for group in optimizer.param_groups:
    group["capturable"] = False
optimizer.step()
assert parameter.max().item() < 1
