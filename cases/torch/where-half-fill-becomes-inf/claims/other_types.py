# releases: >=2.8
"""bfloat16 has infinity for the minimum of float32 and for 1e39, and -1e9 is a number in it; float32 raises for 1e39, int8 for 300."""

import torch

visible = torch.tensor([True, False])
number = torch.where(visible, torch.zeros(2, dtype=torch.bfloat16), -1e9)
assert number.isfinite().all()
assert torch.where(visible, number, torch.finfo(torch.float32).min)[1].item() == -float("inf")
assert torch.where(visible, number, 1e39)[1].item() == float("inf")
for dtype, fill in [(torch.float32, 1e39), (torch.int8, 300)]:
    try:
        torch.where(visible, torch.zeros(2, dtype=dtype), fill)
    except RuntimeError as error:
        assert "without overflow" in str(error)
    else:
        raise AssertionError("nothing was raised")
