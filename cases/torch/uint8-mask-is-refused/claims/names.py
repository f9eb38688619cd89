# releases: >=2.1
"""The message names uint8 "unsigned char" and int64 "long int"."""

import torch

for dtype, name in ((torch.uint8, "unsigned char"), (torch.int64, "long int")):
    try:
        torch.zeros(2).masked_fill(torch.ones(2, dtype=dtype), 1.0)
    except RuntimeError as error:
        assert name in str(error), error
    else:
        raise RuntimeError("nothing was raised")
