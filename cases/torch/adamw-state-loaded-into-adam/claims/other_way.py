"""AdamW that loads the state of an Adam has its own kind of weight decay, and takes the step of an AdamW."""

import torch


def step(optimizer, weight):
    """The weight after one step without a gradient, which only decoupled decay shrinks by lr * decay."""
    weight.grad = torch.zeros(3)
    optimizer.step()
    return weight[0].item()


weight = torch.nn.Parameter(torch.ones(3))
options = {"lr": 0.1, "weight_decay": 0.5}
saved = torch.optim.Adam([weight], **options).state_dict()
assert saved["param_groups"][0]["decoupled_weight_decay"] is False
adamw = torch.optim.AdamW([weight], **options)
adamw.load_state_dict(saved)
assert adamw.param_groups[0]["decoupled_weight_decay"] is True
assert abs(step(adamw, weight) - 0.95) < 1e-6

weight = torch.nn.Parameter(torch.ones(3))
assert abs(step(torch.optim.Adam([weight], **options), weight) - 0.9) < 1e-6
