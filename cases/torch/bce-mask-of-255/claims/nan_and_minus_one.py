# releases: >=2.1
"""NaN and -1 among the labels have the same message."""

import torch

for label in (float("nan"), -1.0):
    try:
        torch.nn.BCELoss()(torch.tensor([0.5, 0.5]), torch.tensor([1.0, label]))
    except RuntimeError as error:
        assert "all elements of target should be between 0 and 1" in str(error)
    else:
        raise AssertionError(f"{label} was taken")
