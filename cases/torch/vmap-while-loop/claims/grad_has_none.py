# releases: >=2.5
"""`torch.func.grad` of a `while_loop` raises."""

import torch


def halved(x):
    """Halve a number until it is below 1."""
    return torch.while_loop(lambda x: x > 1, lambda x: (x / 2,), (x.clone(),))[0]


try:
    torch.func.grad(halved)(torch.tensor(5.0))
except (KeyError, AssertionError):
    refused = True
else:
    refused = False
assert refused
