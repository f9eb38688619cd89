# releases: >=2.1
"""A mask of bytes is refused by `masked_fill`, `masked_select`, `masked_scatter` and the assignment of one number; a boolean one is not."""

import torch

fill = "masked_fill_ only supports boolean masks, but got mask with dtype unsigned char"


def assign(mask, value):
    """Assign one value."""
    x = torch.zeros(3)
    x[mask] = value
    return x


mask = torch.tensor([1, 0, 1], dtype=torch.uint8)
for call, words in (
    (lambda mask: torch.zeros(3).masked_fill(mask, 1.0), fill),
    (lambda mask: torch.zeros(3).masked_select(mask) + 1, "masked_select: expected BoolTensor for mask"),
    (
        lambda mask: torch.zeros(3).masked_scatter(mask, torch.ones(3)),
        "masked_scatter_ only supports boolean masks, but got mask with dtype Byte",
    ),
    (lambda mask: assign(mask, 1.0), fill),
    (lambda mask: assign(mask, torch.tensor(1.0)), fill),
):
    try:
        call(mask)
    except RuntimeError as error:
        assert str(error) == words, error
    else:
        raise AssertionError("nothing was raised")
    assert call(mask.bool()).sum() == 2
