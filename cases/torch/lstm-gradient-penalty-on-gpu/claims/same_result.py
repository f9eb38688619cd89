"""With cuDNN off for the forward pass alone the penalty has the gradient that the CPU gives."""

import copy
import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def gradient_of_penalty(lstm, x):
    with torch.backends.cudnn.flags(enabled=False):
        output, _ = lstm(x)
    assert torch.backends.cudnn.enabled
    (gradient,) = torch.autograd.grad(output.sum(), x, create_graph=True)
    gradient.square().sum().backward()
    return lstm.weight_ih_l0.grad.cpu()


torch.manual_seed(0)
lstm = torch.nn.LSTM(2, 2)
x = torch.randn(3, 1, 2, requires_grad=True)
expected = gradient_of_penalty(copy.deepcopy(lstm), x)
given = gradient_of_penalty(lstm.to(DEVICE), x.detach().to(DEVICE).requires_grad_())
assert torch.allclose(given, expected, atol=1e-5)
assert expected.abs().max() > 1e-3
