"""One-hot labels as whole numbers are taken for probabilities and refused for their type."""

import torch

try:
    torch.nn.functional.cross_entropy(torch.randn(3, 3), torch.eye(3).long())
except RuntimeError as error:
    assert "Expected floating point type for target with class probabilities" in str(error)
else:
    raise AssertionError("nothing was raised")
