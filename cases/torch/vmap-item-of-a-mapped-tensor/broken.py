"""Roll each recording back by its own delay, with vmap over the recordings."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

torch.manual_seed(0)
pulse = torch.randn(16)
delays = torch.tensor([0, 3, 5, 9])
recordings = torch.stack([pulse.roll(int(delay)) for delay in delays])


def align(recording, delay):
    """Take the delay out of one recording."""
    return torch.roll(recording, -int(delay))


result = vmap(align)(recordings, delays)
assert torch.equal(result, pulse.expand(4, 16))
