"""The root of a negative number and a division of infinities have the same message, without a 0."""

import torch


def message(function, *values):
    """What anomaly detection says."""
    x = torch.tensor(values, requires_grad=True)
    with torch.autograd.set_detect_anomaly(True):
        try:
            function(x).sum().backward()
        except RuntimeError as error:
            return str(error)


assert message(torch.sqrt, -1.0, 4.0) == "Function 'SqrtBackward0' returned nan values in its 0th output."
quotient = message(lambda x: x.exp() / (1 + x.exp()), 1000.0)
assert quotient == "Function 'DivBackward0' returned nan values in its 1th output.", quotient
