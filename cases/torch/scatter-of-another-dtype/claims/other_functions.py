"""index_add_ and an assignment through square brackets name both dtypes."""

import torch

index, source = torch.tensor([0, 1]), torch.ones(2, dtype=torch.float64)


def assign():
    sums = torch.zeros(3)
    sums[index] = source


for call, words in (
    (lambda: torch.zeros(3).index_add_(0, index, source), "self (Float) and source (Double) must have the same scalar type"),
    (assign, "dtypes match, got Float for the destination and Double for the source."),
):
    try:
        call()
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
