# releases: >=2.5
"""A Jacobian-vector product of an LSTM's output with respect to its input, in float64."""

import torch
from torch.func import jvp

torch.manual_seed(0)
lstm = torch.nn.LSTM(3, 4, batch_first=True).double()
x = torch.randn(2, 5, 3, dtype=torch.float64)

with torch.backends.mkldnn.flags(enabled=True):
    output, tangent = jvp(lambda x: lstm(x)[0], (x,), (torch.ones_like(x),))
step = 1e-6
difference = (lstm(x + step)[0] - lstm(x)[0]) / step
assert torch.allclose(tangent, difference, atol=1e-5)
