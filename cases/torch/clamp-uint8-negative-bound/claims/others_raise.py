# releases: <2.15
"""A bound above 255 or below -255, and a bound outside a signed type, raise."""

import torch

for dtype, bounds, name in [
    (torch.uint8, (0, 300), "uint8_t"),
    (torch.uint8, (-256, 100), "uint8_t"),
    (torch.int8, (-200, 100), "int8_t"),
    (torch.int16, (0, 65535), "int16_t"),
]:
    try:
        torch.tensor([5], dtype=dtype).clamp(*bounds)
    except RuntimeError as error:
        assert str(error) == f"value cannot be converted to type {name} without overflow"
    else:
        raise AssertionError("nothing was raised")
