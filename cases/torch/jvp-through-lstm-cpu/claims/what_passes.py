# releases: >=2.5
"""float64 and `proj_size` pass, and so do `nn.LSTMCell`, `nn.GRU` and `nn.RNN`."""

import torch
from torch.func import jvp

layers = [
    torch.nn.LSTM(3, 4).double(),
    torch.nn.LSTM(3, 4, proj_size=2),
    torch.nn.GRU(3, 4),
    torch.nn.RNN(3, 4),
]
with torch.backends.mkldnn.flags(enabled=True):
    for layer in layers:
        x = torch.randn(5, 2, 3, dtype=layer.weight_ih_l0.dtype)
        jvp(lambda x, layer=layer: layer(x)[0], (x,), (torch.ones_like(x),))

    cell = torch.nn.LSTMCell(3, 4)
    x = torch.randn(2, 3)
    jvp(lambda x: cell(x)[0], (x,), (torch.ones_like(x),))
