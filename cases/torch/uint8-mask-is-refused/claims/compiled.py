# releases: >=2.1
"""Under `torch.compile` `masked_fill` and `where` with a mask of bytes are refused in other words; with a boolean mask they pass."""

import torch

mask = torch.tensor([1, 0, 1], dtype=torch.uint8)
for function in (
    lambda x, mask: x.masked_fill(mask, 1.0),
    lambda x, mask: torch.where(mask, x + 1, x),
):
    compiled = torch.compile(function, backend="aot_eager")
    assert compiled(torch.zeros(3), mask.bool()).tolist() == [1, 0, 1]
    try:
        compiled(torch.zeros(3), mask)
    except Exception as error:
        assert "expected predicate to be bool, got torch.uint8" in str(error), error
    else:
        raise AssertionError("nothing was raised")
