"""The number in the message is the product of the shape and the bytes of one element."""

import torch

for dtype, size in ((torch.float32, 4), (torch.float64, 8), (torch.bool, 1)):
    try:
        torch.empty(20_000_000, 20_000_000, dtype=dtype)
    except RuntimeError as error:
        expected = "you tried to allocate %d bytes. Error code 12 (Cannot allocate memory)" % (20_000_000**2 * size)
        assert expected in str(error)
    else:
        raise AssertionError("nothing was raised")
