"""A Jacobian-vector product of an LSTM's output with respect to its input, without oneDNN."""

import torch

try:
    from torch.func import jvp
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import jvp

torch.manual_seed(0)
lstm = torch.nn.LSTM(3, 4, batch_first=True)
x = torch.randn(2, 5, 3)

with torch.backends.mkldnn.flags(enabled=False):
    output, tangent = jvp(lambda x: lstm(x)[0], (x,), (torch.ones_like(x),))
result = tangent.detach()
