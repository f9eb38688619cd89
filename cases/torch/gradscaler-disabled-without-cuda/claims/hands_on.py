"""The loss is handed on as it is, the step is the optimizer's, and the state is empty."""

import warnings

import torch

warnings.simplefilter("ignore")
weight = torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([weight], lr=0.5)
scaler = torch.amp.GradScaler("cuda")
loss = (weight * 2).sum()
assert scaler.scale(loss) is loss
loss.backward()
scaler.step(optimizer)
scaler.update()
assert weight.item() == 0.0
assert scaler.state_dict() == {}
