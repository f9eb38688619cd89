# releases: >=2.1
"""A label outside of 0 to 1 is refused also with a weight of 0."""

import torch

for label in (255.0, -1.0):
    try:
        torch.nn.BCELoss(weight=torch.tensor([1.0, 0.0]))(torch.tensor([0.5, 0.5]), torch.tensor([1.0, label]))
    except RuntimeError as error:
        assert "all elements of target should be between 0 and 1" in str(error)
    else:
        raise AssertionError(f"{label} was taken")
