# releases: >=1.13
"""A step over a bound ends the training: there is no gradient behind it, whatever the target becomes."""

import torch

gate = torch.nn.Parameter(torch.tensor(0.99))
optimizer = torch.optim.SGD([gate], lr=0.1)
for target in [2.0] + 20 * [0.5]:
    optimizer.zero_grad()
    (gate.clamp(0.0, 1.0) - target).square().backward()
    optimizer.step()
    if target == 2.0:
        beyond = gate.item()
assert gate.item() == beyond > 1.0
