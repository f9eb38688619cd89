# releases: >=2.9
"""An optimizer that is given `named_parameters()` saves their names, which say what differs."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.Linear(8, 1))
checkpoint = torch.optim.Adam(model[1].named_parameters(prefix="1")).state_dict()
optimizer = torch.optim.Adam(model.named_parameters())
saved = {name for group in checkpoint["param_groups"] for name in group["param_names"]}
own = {name for group in optimizer.param_groups for name in group["param_names"]}
assert own - saved == {"0.weight", "0.bias"}
