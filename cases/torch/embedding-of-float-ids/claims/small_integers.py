"""int8, int16, uint8 and bool are refused in the same words; int32 is taken."""

import torch

embedding = torch.nn.Embedding(7, 4)
for dtype in (torch.int8, torch.int16, torch.uint8, torch.bool):
    try:
        embedding(torch.ones(2, dtype=dtype))
    except RuntimeError as error:
        assert "'indices' to have one of the following scalar types: Long, Int; but got" in str(error)
    else:
        raise AssertionError(f"{dtype} was taken")
assert embedding(torch.ones(2, dtype=torch.int32)).shape == (2, 4)
