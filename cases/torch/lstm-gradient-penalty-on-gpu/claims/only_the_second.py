"""The gradient itself is computed, with `create_graph=True` too; what raises is the gradient of it, for GRU and RNN alike."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

for kind in torch.nn.LSTM, torch.nn.GRU, torch.nn.RNN:
    layer = kind(2, 2).to(DEVICE)
    x = torch.ones(3, 1, 2, device=DEVICE, requires_grad=True)
    (gradient,) = torch.autograd.grad(layer(x)[0].sum(), x, create_graph=True)
    assert gradient.isfinite().all()
    try:
        gradient.square().sum().backward()
    except NotImplementedError as error:
        assert "derivative for '_cudnn_rnn_backward' is not implemented" in str(error)
    else:
        raise AssertionError("nothing was raised")
