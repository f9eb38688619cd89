"""scatter, scatter_add and scatter_reduce, with and without the underscore, all say scatter()."""

import torch

index, source = torch.tensor([0, 1]), torch.ones(2, dtype=torch.float64)
for call in (
    lambda: torch.zeros(3).scatter(0, index, source),
    lambda: torch.zeros(3).scatter_(0, index, source),
    lambda: torch.zeros(3).scatter_add(0, index, source),
    lambda: torch.zeros(3).scatter_add_(0, index, source),
    lambda: torch.zeros(3).scatter_reduce(0, index, source, "amax"),
    lambda: torch.zeros(3).scatter_reduce_(0, index, source, "amax"),
):
    try:
        call()
    except RuntimeError as error:
        assert str(error) == "scatter(): Expected self.dtype to be equal to src.dtype"
    else:
        raise AssertionError("nothing was raised")
