"""Labels whose weights are all 0 have a NaN loss and NaN gradients; a sum, divided by clamped weights, is 0."""

import torch
import torch.nn.functional as F

scores, labels = torch.randn(4, 3, requires_grad=True), torch.tensor([1, -100, 1, 1])
weight = torch.tensor([1.0, 0.0, 2.0])
loss = F.cross_entropy(scores, labels, weight=weight)
loss.backward()
assert loss.isnan() and scores.grad[labels != -100].isnan().all()

scores.grad = None
total = F.cross_entropy(scores, labels, weight=weight, reduction="sum")
loss = total / weight[labels[labels != -100]].sum().clamp(min=1e-8)
loss.backward()
assert loss == 0 and not scores.grad.any()
