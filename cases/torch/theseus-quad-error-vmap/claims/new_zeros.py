"""Under vmap a buffer of `new_zeros` or `zeros_like` of a batched tensor can be filled; one of `torch.zeros` cannot, though it can without vmap."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def filled(make):
    """A function that fills a buffer by slices."""

    def function(x):
        buffer = make(x)
        for k in range(2):
            buffer[:, k : k + 1] = 2 * x[:, k : k + 1]
        return buffer

    return function


samples = torch.arange(8.0).view(4, 1, 2)
for make in (lambda x: x.new_zeros(1, 2), torch.zeros_like):
    assert torch.equal(vmap(filled(make))(samples), 2 * samples)

plain = filled(lambda x: torch.zeros(1, 2))
assert torch.equal(plain(samples[0]), 2 * samples[0])
try:
    vmap(plain)(samples)
except RuntimeError as error:
    assert "vmap: inplace arithmetic(self, *extra_args) is not possible" in str(error)
else:
    raise AssertionError("nothing was raised")
