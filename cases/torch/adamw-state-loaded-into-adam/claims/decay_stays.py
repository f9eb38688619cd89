"""Adam gets the `weight_decay` and the learning rate of the checkpoint as well, and with the option set back the decay is an L2 penalty."""

import torch

weight = torch.nn.Parameter(torch.ones(3))
adam = torch.optim.Adam([weight], lr=0.1)
assert adam.param_groups[0]["weight_decay"] == 0
adam.load_state_dict(torch.optim.AdamW([weight], lr=0.2).state_dict())
(group,) = adam.param_groups
assert (group["weight_decay"], group["lr"]) == (0.01, 0.2)

group["decoupled_weight_decay"] = False
weight.grad = torch.zeros(3)
adam.step()
# A penalty is a gradient, which Adam scales to a step of about lr; decoupled decay would leave 0.998.
assert abs(weight[0].item() - 0.8) < 1e-3
