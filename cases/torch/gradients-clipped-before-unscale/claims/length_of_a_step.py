"""A step is at most `lr * max_norm / scale` long, whatever the gradient was."""

import torch

weight = torch.nn.Parameter(torch.zeros(4))
optimizer = torch.optim.SGD([weight], lr=0.5)
scaler = torch.amp.GradScaler("cpu", init_scale=1024.0)
scaler.scale((weight * torch.tensor([3.0, 4.0, 12.0, 84.0])).sum()).backward()
norm = torch.nn.utils.clip_grad_norm_([weight], 2.0)
assert abs(norm.item() / (1024.0 * 85.0) - 1) < 1e-5, norm
scaler.step(optimizer)
assert abs(weight.detach().norm().item() / (0.5 * 2.0 / 1024.0) - 1) < 1e-4
