# releases: <2.1
"""The loss of a white pixel falls with the probability, to -25400 at 1, as BCELoss limits the logarithm to -100."""

import torch

loss = [torch.nn.BCELoss()(torch.tensor([p]), torch.tensor([255.0])).item() for p in (0.5, 0.9, 0.999, 1.0)]
assert loss == sorted(loss, reverse=True)
assert 0 < loss[0] < 1 and loss[1] < 0 and loss[-1] == -25400.0
