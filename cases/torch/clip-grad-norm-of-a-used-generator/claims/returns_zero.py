"""`clip_grad_norm_` of a used generator or `filter` returns 0; of gradients that are there it does not."""

import torch
from torch import nn

model = nn.Linear(2, 1)
model(torch.ones(1, 2)).sum().backward()
for parameters in (model.parameters(), filter(lambda p: p.requires_grad, model.parameters())):
    list(parameters)
    assert float(nn.utils.clip_grad_norm_(parameters, 1.0)) == 0.0
assert float(nn.utils.clip_grad_norm_(model.parameters(), 1.0)) > 1.0
