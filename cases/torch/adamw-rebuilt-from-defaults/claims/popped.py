# releases: >=2.7
"""Without the option in its own `defaults`, an AdamW raises KeyError in the step after a group was added."""

import torch

for popped in (False, True):
    first, second = (torch.nn.Parameter(torch.ones(1)) for _ in range(2))
    optimizer = torch.optim.AdamW([first])
    if popped:
        optimizer.defaults.pop("decoupled_weight_decay")
    optimizer.add_param_group({"params": [second]})
    second.grad = torch.ones(1)
    try:
        optimizer.step()
    except KeyError as error:
        assert popped and error.args == ("decoupled_weight_decay",), error
    else:
        assert not popped and second.item() < 1
