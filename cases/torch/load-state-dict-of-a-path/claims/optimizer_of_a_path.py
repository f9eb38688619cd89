# releases: >=2.2
"""An optimizer's `load_state_dict` of a path says "'str' object has no attribute 'copy'" since 2.2."""

import torch

optimizer = torch.optim.SGD([torch.ones(2, requires_grad=True)], lr=0.1)
try:
    optimizer.load_state_dict("optimizer.pt")
except AttributeError as error:
    assert "'str' object has no attribute 'copy'" in str(error)
else:
    raise AssertionError("nothing was raised")
