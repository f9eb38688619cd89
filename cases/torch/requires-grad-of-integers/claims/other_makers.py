"""Other functions that give integers refuse `requires_grad=True` with the same words; one number with a point gives floats."""

import torch

for make in [
    lambda: torch.arange(3, requires_grad=True),
    lambda: torch.full((2,), 1, requires_grad=True),
    lambda: torch.randint(3, (2,), requires_grad=True),
]:
    try:
        make()
    except RuntimeError as error:
        words = "Only Tensors of floating point and complex dtype can require gradients"
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
assert torch.tensor([1, 0.0, 1], requires_grad=True).dtype == torch.float32
assert torch.arange(3.0, requires_grad=True).dtype == torch.float32
assert torch.full((2,), 1.0, requires_grad=True).dtype == torch.float32
assert torch.tensor([], requires_grad=True).dtype == torch.float32
