"""Adam takes the option from the checkpoint, against its own default; an Adam made with the option has it in both."""

import torch

weight = torch.nn.Parameter(torch.ones(3))
adamw = torch.optim.AdamW([weight])
adam = torch.optim.Adam([weight])
assert adam.param_groups[0]["decoupled_weight_decay"] is False
adam.load_state_dict(adamw.state_dict())
assert adam.param_groups[0]["decoupled_weight_decay"] is True
assert adam.defaults["decoupled_weight_decay"] is False
assert type(adam) is torch.optim.Adam

meant = torch.optim.Adam([weight], decoupled_weight_decay=True)
assert meant.param_groups[0]["decoupled_weight_decay"] is True
assert meant.defaults["decoupled_weight_decay"] is True
