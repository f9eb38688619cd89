"""Under two nested `vmap`, `new_zeros` of an input of the outer one gives a buffer that is unbatched in the inner one."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def pairs(x, make):
    """Write each of five numbers into a buffer of its own."""

    def fill(y):
        buffer = make(x, y)
        buffer[0] = y
        return buffer

    return vmap(fill)(torch.ones(5))


x = torch.ones(3, 2)
assert vmap(lambda x: pairs(x, lambda x, y: y.new_zeros(2)))(x).shape == (3, 5, 2)
try:
    vmap(lambda x: pairs(x, lambda x, y: x.new_zeros(2)))(x)
except RuntimeError as error:
    assert "vmap: inplace arithmetic(self, *extra_args) is not possible" in str(error)
else:
    raise AssertionError("nothing was raised")
