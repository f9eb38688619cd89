"""Per-sample positional tables that depend on the sample, by a term that is zero."""

import re

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

torch.manual_seed(0)
table = torch.randn(2, 3)


def positions(sample, learned=False):
    """Return the positional table of one sample; only a learned one depends on the sample."""
    return table * sample.mean() if learned else table + 0 * sample.sum()


samples = torch.randn(4, 5)
try:
    result = vmap(positions, out_dims=-1)(samples)
except RuntimeError as error:  # the sizes are what lies in memory: keep them out of the message
    raise RuntimeError(re.sub(r"\d{5,}", "<garbage>", str(error))) from None
assert result.shape == (2, 3, 4)
