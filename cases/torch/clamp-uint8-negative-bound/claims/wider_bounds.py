# releases: >=1.13
"""Bounds that are floats or tensors with dimensions give a wider type and right values; `iinfo` refuses floats."""

import torch

frame = torch.tensor([5, 200], dtype=torch.uint8)
raised = frame.clamp(-100.0, 100.0)
assert raised.dtype == torch.float32 and raised.tolist() == [5.0, 100.0]
raised = frame.clamp(torch.tensor([-100, -100]), torch.tensor([100, 100]))
assert raised.dtype == torch.int64 and raised.tolist() == [5, 100]
try:
    torch.iinfo(torch.float32)
except TypeError:
    pass
else:
    raise AssertionError("iinfo took a floating type")
