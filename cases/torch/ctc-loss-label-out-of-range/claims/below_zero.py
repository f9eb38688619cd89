"""Training minimises such a loss to less than 0; with right labels, scores that are no log-probabilities over the classes give one as well."""

import torch

torch.manual_seed(0)
scores = torch.randn(6, 1, 3, requires_grad=True)
optimizer = torch.optim.SGD([scores], lr=1.0)
for _ in range(100):
    loss = torch.nn.functional.ctc_loss(
        scores.log_softmax(-1), torch.tensor([[1, 3]]), torch.tensor([5]), torch.tensor([2])
    )
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
assert loss < 0

labels, frames, length = torch.tensor([[1, 2]]), torch.tensor([5]), torch.tensor([2])
large = torch.full((6, 1, 3), 5.0)
assert torch.nn.functional.ctc_loss(large, labels, frames, length) < 0
assert torch.nn.functional.ctc_loss(large.log_softmax(-1), labels, frames, length) > 0
scores = torch.zeros(6, 1, 3)
assert torch.nn.functional.ctc_loss(scores.log_softmax(1), labels, frames, length) < 0
assert torch.nn.functional.ctc_loss(scores.softmax(-1), labels, frames, length) < 0
