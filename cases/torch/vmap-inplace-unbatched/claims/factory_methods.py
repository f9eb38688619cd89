"""`new_zeros`, `new_full` and `new_empty` of a batched tensor give a batched buffer; `new_tensor` does not."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def filled(make):
    """Write a batched value into a buffer made from the batched input."""

    def fill(x):
        buffer = make(x)
        buffer[0] = x.sum()
        return buffer

    return vmap(fill)(torch.ones(3, 2))


for make in (lambda x: x.new_zeros(4), lambda x: x.new_full((4,), 2.0), lambda x: x.new_empty(4)):
    assert filled(make)[:, 0].tolist() == [2, 2, 2]
try:
    filled(lambda x: x.new_tensor([0.0, 0.0]))
except RuntimeError as error:
    assert "vmap: inplace arithmetic(self, *extra_args) is not possible" in str(error)
else:
    raise AssertionError("nothing was raised")
