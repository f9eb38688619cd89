"""The message names the types, without autocast too: an index that is a mask or a tensor of numbers refuses float64 in float32, and half in float32."""

import torch

for index in (torch.tensor([True, False, True]), torch.tensor([0, 2])):
    for dtype, name in ((torch.float64, "Double"), (torch.float16, "Half"), (torch.bfloat16, "BFloat16")):
        target = torch.zeros(3, 2)
        try:
            target[index] = torch.ones(2, 2, dtype=dtype)
        except RuntimeError as error:
            words = f"got Float for the destination and {name} for the source."
            assert str(error) == f"Index put requires the source and destination dtypes match, {words}"
        else:
            raise AssertionError("nothing was raised")
