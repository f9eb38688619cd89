"""2**31 as int32 and 300 as uint8 are refused by another message."""

import torch

for number, dtype in ((2**31, torch.int32), (300, torch.uint8)):
    try:
        torch.tensor(number, dtype=dtype)
    except RuntimeError as error:
        assert f"value cannot be converted to type {str(dtype)[6:]}" in str(error)
    else:
        raise AssertionError("nothing was raised")
