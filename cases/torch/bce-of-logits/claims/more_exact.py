"""BCELoss of an element is never more than 100, has no gradient there, and almost none for a label of 1 from an output of -40; BCEWithLogitsLoss is exact."""

import torch

for output, target, exact in [(20.0, 0.0, 20.0), (-200.0, 1.0, 200.0)]:
    output, target = torch.tensor([output], requires_grad=True), torch.tensor([target])
    assert torch.nn.BCEWithLogitsLoss()(output, target) == exact
    loss = torch.nn.BCELoss()(torch.sigmoid(output), target)
    loss.backward()
    assert loss == 100 and output.grad == 0

output = torch.tensor([-40.0], requires_grad=True)
loss = torch.nn.BCELoss()(torch.sigmoid(output), torch.ones(1))
loss.backward()
assert loss == 40 and output.grad.abs() < 1e-4
output.grad = None
torch.nn.BCEWithLogitsLoss()(output, torch.ones(1)).backward()
assert output.grad == -1
