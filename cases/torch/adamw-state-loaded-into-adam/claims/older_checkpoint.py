"""A checkpoint of AdamW without the option, as releases before 2.7 wrote it, leaves Adam without it."""

import torch

weight = torch.nn.Parameter(torch.ones(3))
saved = torch.optim.AdamW([weight]).state_dict()
adam = torch.optim.Adam([weight])
adam.load_state_dict(saved)
assert adam.param_groups[0]["decoupled_weight_decay"] is True

for group in saved["param_groups"]:
    del group["decoupled_weight_decay"]
adam = torch.optim.Adam([weight])
adam.load_state_dict(saved)
assert adam.param_groups[0]["decoupled_weight_decay"] is False
