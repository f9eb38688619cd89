"""BCELoss is never more than 100, and is that at outputs of 20; BCEWithLogitsLoss is exact."""

import torch

for output, target, exact in [(20.0, 0.0, 20.0), (-200.0, 1.0, 200.0)]:
    output, target = torch.tensor([output]), torch.tensor([target])
    assert torch.nn.BCEWithLogitsLoss()(output, target) == exact
    assert torch.nn.BCELoss()(torch.sigmoid(output), target) == 100
