"""The other side may be a float, an integer tensor or a float tensor, left or right; + and * take masks."""

import torch

mask = torch.tensor([True, False])
for other in (1.0, torch.ones(2), torch.ones(2, dtype=torch.long)):
    for operation in (lambda a, b: a - b, lambda a, b: b - a):
        try:
            operation(mask, other)
        except RuntimeError as error:
            assert "with a bool tensor is not supported" in str(error)
        else:
            raise AssertionError(f"{other}: nothing was raised")
    assert (mask + other).tolist() == [2, 1]
    assert (mask * other).tolist() == [1, 0]
