"""Behind a mask, the root, power, inverse root, division or logarithm of 0 is named; without one, the function before the root."""

import torch


def named(function, mask):
    """The function that anomaly detection names."""
    zero = torch.zeros(3, requires_grad=True)
    with torch.autograd.set_detect_anomaly(True):
        try:
            (function(zero) * mask).sum().backward()
        except RuntimeError as error:
            return str(error).split("'")[1]
    return None


assert named(torch.sqrt, 0) == "SqrtBackward0"
assert named(lambda x: x**0.5, 0) == "PowBackward0"
assert named(lambda x: x / x, 0) == "DivBackward0"
assert named(torch.rsqrt, 0) == "RsqrtBackward0"
assert named(lambda x: 1 / x, 0) == "ReciprocalBackward0"
assert named(torch.log, 0) == "LogBackward0"
assert named(lambda x: x.pow(2).sqrt(), 1) == "PowBackward0"
assert named(lambda x: (x - 1).pow(2).sqrt(), 1) is None
