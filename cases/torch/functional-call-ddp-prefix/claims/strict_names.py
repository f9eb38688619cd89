# releases: >=2.1
"""`strict=True` names the keys; `_orig_mod.` of a compiled model fails in the same way."""

import torch
from torch.func import functional_call

model = torch.nn.Sequential(torch.nn.Linear(4, 2))
for prefix, strict, kind in (("module.", True, RuntimeError), ("_orig_mod.", False, AttributeError)):
    state = {prefix + name: weight for name, weight in model.state_dict().items()}
    try:
        functional_call(model, state, (torch.ones(3, 4),), strict=strict)
    except kind as error:
        assert prefix[:-1] in str(error)
    else:
        raise AssertionError("nothing was raised")
