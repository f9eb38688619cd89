# releases: >=2.15
"""float64 passes, and so do `nn.GRU` and `nn.RNN`."""

import torch
from torch.func import jvp

for kind, dtype in ((torch.nn.LSTM, torch.float64), (torch.nn.GRU, torch.float32), (torch.nn.RNN, torch.float32)):
    layer = kind(3, 4).to(dtype)
    x = torch.randn(5, 2, 3, dtype=dtype)
    jvp(lambda x, layer=layer: layer(x)[0], (x,), (torch.ones_like(x),))
