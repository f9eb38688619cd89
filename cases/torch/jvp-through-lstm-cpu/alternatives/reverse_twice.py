# releases: >=2.5
"""A Jacobian-vector product of an LSTM's output with respect to its input, by the reverse mode."""

import torch

torch.manual_seed(0)
lstm = torch.nn.LSTM(3, 4, batch_first=True)
x = torch.randn(2, 5, 3)
direction = torch.ones_like(x)

with torch.backends.mkldnn.flags(enabled=True):
    output, tangent = torch.autograd.functional.jvp(lambda x: lstm(x)[0], x, direction)
with torch.backends.mkldnn.flags(enabled=False):
    _, expected = torch.func.jvp(lambda x: lstm(x)[0], (x,), (direction,))
assert torch.allclose(tangent, expected, atol=1e-5)
