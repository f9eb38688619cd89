"""`1 - mask` is refused for a boolean mask and inverts one of bytes; `~mask` is the other way round."""

import torch

mask = torch.tensor([1, 0, 1], dtype=torch.uint8)
assert (1 - mask).tolist() == [0, 1, 0]
assert (~mask).tolist() == [254, 255, 254]
assert (~mask).bool().tolist() == [True, True, True]
assert (~mask.bool()).tolist() == [False, True, False]
try:
    1 - mask.bool()
except RuntimeError as error:
    assert "with a bool tensor is not supported" in str(error), error
else:
    raise AssertionError("nothing was raised")
