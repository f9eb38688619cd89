"""`"head" not in name` leaves out a parameter such as `encoder.attention_head.weight`, which then is in no group and is not trained."""

import torch
from torch import nn

model = nn.ModuleDict({"encoder": nn.ModuleDict({"attention_head": nn.Linear(4, 8)}), "head": nn.Linear(8, 3)})
rest = [p for name, p in model.named_parameters() if "head" not in name]
assert rest == []
rest = [p for name, p in model.named_parameters() if not name.startswith("head.")]
assert len(rest) == 2
optimizer = torch.optim.SGD(model["head"].parameters(), lr=0.1)
before = model["encoder"]["attention_head"].weight.detach().clone()
model["head"](model["encoder"]["attention_head"](torch.ones(1, 4))).sum().backward()
optimizer.step()
assert torch.equal(model["encoder"]["attention_head"].weight.detach(), before)
