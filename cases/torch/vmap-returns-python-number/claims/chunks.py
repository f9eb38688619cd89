# releases: >=2.0
"""`out_dims=(0, None)` hands a number through, and fails with it where `chunk_size` is given, for a single chunk too."""

import torch


def loss(x):
    """The sum of a sample, and its size."""
    return x.sum(), x.numel()


assert torch.func.vmap(loss, out_dims=(0, None))(torch.ones(3, 5))[1] == 5
for size in (2, 3):
    try:
        torch.func.vmap(loss, out_dims=(0, None), chunk_size=size)(torch.ones(3, 5))
    except TypeError as error:
        assert "expected Tensor as element 0" in str(error), error
    else:
        raise AssertionError("nothing was raised")
