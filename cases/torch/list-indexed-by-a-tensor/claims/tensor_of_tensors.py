"""torch.tensor of a list of tensors with several whole numbers has the same words, with floats and no dtype others; torch.stack joins both."""

import torch

for rows, kind, words in (
    ([[1, 2], [3, 4]], TypeError, "only integer tensors of a single element can be converted to an index"),
    ([[1.0, 2.0], [3.0, 4.0]], ValueError, "only one element tensors can be converted to Python scalars"),
):
    parts = [torch.tensor(row) for row in rows]
    try:
        torch.tensor(parts)
    except kind as error:
        assert str(error) == words
    else:
        raise AssertionError("nothing was raised")
    assert torch.stack(parts).tolist() == rows
