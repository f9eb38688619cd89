# releases: >=2.1
"""A mask of bytes is refused by four operations; to read with it works, with a warning."""

import warnings

import torch

values, mask = torch.zeros(3), torch.tensor([1, 0, 1], dtype=torch.uint8)


def assign():
    values[mask] = 1.0


def refuses(call):
    """Whether a call raises."""
    try:
        call()
    except RuntimeError as error:
        return "mask" in str(error) and "bool" in str(error).lower()
    return False


assert refuses(lambda: values.masked_fill(mask, 1.0))
assert refuses(lambda: values.masked_select(mask))
assert refuses(lambda: values.masked_scatter(mask, torch.ones(3)))
assert refuses(assign)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    assert len(values[mask]) == 2
assert "uint8" in str(seen[-1].message)
