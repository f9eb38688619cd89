"""Clamped labels and a mask give the scores of cross_entropy, with the same gradients."""

import torch
from torch.nn import functional

torch.manual_seed(0)
logits = torch.randn(2, 4, 20, requires_grad=True)
labels = torch.tensor([[-100, 2, 7, 1], [-100, -100, 6, 1]])
scored = labels != -100
chosen = logits.log_softmax(-1).gather(2, labels.clamp(min=0).unsqueeze(2)).squeeze(2)
by_mask = -(chosen * scored).sum() / scored.sum()
by_loss = functional.cross_entropy(logits.transpose(1, 2), labels)
assert torch.allclose(by_mask, by_loss)
gradients = [torch.autograd.grad(loss, logits)[0] for loss in (by_mask, by_loss)]
assert torch.allclose(*gradients, atol=1e-6)
