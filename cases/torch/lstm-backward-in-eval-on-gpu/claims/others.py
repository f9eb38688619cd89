"""GRU and RNN fail alike, also with frozen weights; an LSTMCell, which has no cuDNN kernel, does not."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

for kind in torch.nn.LSTM, torch.nn.GRU, torch.nn.RNN:
    layer = kind(2, 2).to(DEVICE).eval().requires_grad_(False)
    x = torch.ones(3, 1, 2, device=DEVICE, requires_grad=True)
    output, _ = layer(x)
    try:
        output.sum().backward()
    except RuntimeError as error:
        assert str(error) == "cudnn RNN backward can only be called in training mode"
    else:
        raise AssertionError("nothing was raised")
cell = torch.nn.LSTMCell(2, 2).to(DEVICE).eval()
x = torch.ones(1, 2, device=DEVICE, requires_grad=True)
cell(x)[0].sum().backward()
assert x.grad.isfinite().all()
