"""expand(-1) and expand() of a matrix ask for one and no axis, and raise; every axis needs its size or a -1."""

import torch

matrix = torch.ones(1, 3)
for sizes, count in (((-1,), 1), ((), 0)):
    try:
        matrix.expand(sizes)
    except RuntimeError as error:
        assert f"the number of sizes provided ({count})" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert matrix.expand(5, -1).shape == (5, 3)
