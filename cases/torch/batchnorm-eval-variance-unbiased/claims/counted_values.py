"""The factor is sqrt(n / (n - 1)) of n values for each channel, batch times pixels: for many it is close to 1."""

import torch


def ratio(*shape):
    torch.manual_seed(0)
    x = torch.randn(*shape) * 5 + 2
    norm = torch.nn.BatchNorm2d(shape[1], momentum=1.0)
    trained = norm(x)
    return (trained / norm.eval()(x)).mean().item()


assert abs(ratio(2, 3, 1, 1) - 2**0.5) < 1e-3
assert abs(ratio(2, 3, 2, 2) - (8 / 7) ** 0.5) < 1e-3
assert abs(ratio(8, 3, 16, 16) - 1) < 1e-3
