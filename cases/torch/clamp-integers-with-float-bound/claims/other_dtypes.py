"""The words name the dtype of the tensor as C++ does."""

import torch

for dtype, name in ((torch.int32, "int"), (torch.int16, "short int"), (torch.uint8, "unsigned char")):
    try:
        torch.tensor([1, 5, 9], dtype=dtype).clamp_(0, torch.tensor(4.0))
    except RuntimeError as error:
        assert str(error) == f"result type Float can't be cast to the desired output type {name}"
    else:
        raise AssertionError("nothing was raised")
