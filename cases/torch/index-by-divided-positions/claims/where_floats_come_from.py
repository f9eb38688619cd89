"""torch.Tensor([...]), an empty torch.tensor([]), linspace, floor and a division of integers all give floats."""

import torch

table = torch.arange(10)
for positions in (
    torch.Tensor([1, 2]),
    torch.tensor([]),
    torch.linspace(0, 9, 4),
    torch.floor(torch.tensor([1.5])),
    torch.arange(4) / 2,
):
    assert positions.dtype == torch.float32
    try:
        table[positions]
    except IndexError as error:
        assert "tensors used as indices must be long" in str(error)
    else:
        raise AssertionError("nothing was raised")
