# releases: >=2.15
"""AdamW that loads the state of an Adam keeps its own kind of weight decay."""

import torch

weight = torch.nn.Parameter(torch.ones(3))
adam = torch.optim.Adam([weight], weight_decay=0.5)
adamw = torch.optim.AdamW([weight], weight_decay=0.5)
adamw.load_state_dict(adam.state_dict())
assert adamw.param_groups[0]["decoupled_weight_decay"] is True

adam.load_state_dict(adamw.state_dict())
assert adam.param_groups[0]["decoupled_weight_decay"] is True
assert type(adam) is torch.optim.Adam
