"""Comparisons, integers and sampled indices have no graph either; `round` and `sign` have one, of zeros."""

import torch

scores = torch.rand(4, 2, requires_grad=True)
assert not (scores[:, 0] > 0).float().requires_grad
assert not scores.long().float().requires_grad
assert not torch.multinomial(scores, 1).float().requires_grad
(scores.round() + scores.sign()).sum().backward()
assert scores.grad.eq(0).all()
