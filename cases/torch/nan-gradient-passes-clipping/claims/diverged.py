"""A loss without a lower bound ends the same way, with no bad batch: the norms grow before."""

import torch

weight = torch.nn.Parameter(torch.tensor([0.5]))
optimizer = torch.optim.SGD([weight], lr=1.5)
norms = []
for _ in range(6):
    optimizer.zero_grad()
    (-weight.exp().exp()).sum().backward()
    norms.append(torch.nn.utils.clip_grad_norm_([weight], 1.0).item())
    optimizer.step()
assert norms[0] < norms[1] < norms[2] < norms[3] == float("inf"), norms
assert weight.isnan().all()
