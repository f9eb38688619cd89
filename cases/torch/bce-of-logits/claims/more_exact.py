"""BCELoss of an element is never more than 100, and is that at outputs of 20, without a gradient; BCEWithLogitsLoss is exact."""

import torch

for output, target, exact in [(20.0, 0.0, 20.0), (-200.0, 1.0, 200.0)]:
    output, target = torch.tensor([output], requires_grad=True), torch.tensor([target])
    assert torch.nn.BCEWithLogitsLoss()(output, target) == exact
    loss = torch.nn.BCELoss()(torch.sigmoid(output), target)
    loss.backward()
    assert loss == 100 and output.grad == 0
