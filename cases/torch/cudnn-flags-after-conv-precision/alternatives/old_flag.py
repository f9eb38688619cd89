"""Penalise the gradient of an LSTM, with the precision set by the old flag alone."""

import torch

torch.manual_seed(0)
torch.backends.cudnn.allow_tf32 = False  # full precision in the convolutions
lstm, head = torch.nn.LSTM(4, 8, batch_first=True), torch.nn.Linear(8, 1)
x = torch.randn(2, 5, 4, requires_grad=True)

with torch.backends.cudnn.flags(enabled=False, allow_tf32=False):
    assert not torch.backends.cudnn.allow_tf32
    score = head(lstm(x)[0][:, -1]).sum()
(gradient,) = torch.autograd.grad(score, x, create_graph=True)
penalty = (gradient.flatten(1).norm(dim=1) - 1).square().mean()
penalty.backward()

assert lstm.weight_ih_l0.grad.norm() > 0
