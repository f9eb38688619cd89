"""`clip_grad_value_` meets the scaled gradients alike: each element of a step is at most `lr * clip_value / scale`."""

import torch

weight = torch.nn.Parameter(torch.zeros(2))
optimizer = torch.optim.SGD([weight], lr=1.0)
scaler = torch.amp.GradScaler("cpu", init_scale=1024.0)
scaler.scale((weight * torch.tensor([3.0, -0.25])).sum()).backward()
torch.nn.utils.clip_grad_value_([weight], 0.5)
scaler.step(optimizer)
assert (weight.detach() * 1024.0).tolist() == [-0.5, 0.5]
