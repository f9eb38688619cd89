"""The position is that of the first tensor without a dimension, from 0, whatever stands beside it."""

import torch

for parts, position in (
    ([torch.zeros(2), torch.tensor(1.0)], 1),
    ([torch.tensor([]), torch.tensor(1.0)], 1),
    ([torch.tensor(1.0), torch.zeros(2)], 0),
):
    try:
        torch.cat(parts)
    except RuntimeError as error:
        assert (
            str(error) == f"zero-dimensional tensor (at position {position}) cannot be concatenated"
        )
    else:
        raise AssertionError("nothing was raised")
