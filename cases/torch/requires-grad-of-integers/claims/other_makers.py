"""Other functions that give integers refuse `requires_grad=True` with the same words; an empty list gives floats."""

import torch

for make in [
    lambda: torch.arange(3, requires_grad=True),
    lambda: torch.full((2,), 1, requires_grad=True),
    lambda: torch.randint(3, (2,), requires_grad=True),
]:
    try:
        make()
    except RuntimeError as error:
        assert "Only Tensors of floating point and complex dtype can require gradients" in str(
            error
        )
    else:
        raise AssertionError("nothing was raised")
assert torch.tensor([], requires_grad=True).dtype == torch.float32
