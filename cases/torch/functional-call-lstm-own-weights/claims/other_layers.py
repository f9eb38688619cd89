"""With all given weights zero nn.LSTM, nn.GRU and nn.RNN return their own output, without gradients for the given weights; nn.LSTMCell returns zero."""

import torch
from torch.nn.utils.stateless import functional_call


def zeros_of(layer):
    """Weights of zeros that want gradients."""
    return {name: torch.zeros_like(weight).requires_grad_() for name, weight in layer.named_parameters()}


torch.manual_seed(0)
x = torch.ones(4, 1, 3)
for kind in (torch.nn.LSTM, torch.nn.GRU, torch.nn.RNN):
    layer = kind(3, 2)
    zeros = zeros_of(layer)
    result = functional_call(layer, zeros, (x,))[0]
    assert torch.equal(result, layer(x)[0]) and result.abs().max() > 0, kind
    gradients = torch.autograd.grad(result.sum(), [*zeros.values()], allow_unused=True)
    assert gradients == (None,) * 4, kind
cell = torch.nn.LSTMCell(3, 2)
assert functional_call(cell, zeros_of(cell), (x[0],))[0].abs().max() == 0
