"""A view is refused as well; that the output becomes the input of another operator is fine."""

import torch


@torch.library.custom_op("errata::head", mutates_args=())
def head(x: torch.Tensor) -> torch.Tensor:
    """A view of the first row."""
    return x[:1]


@torch.library.custom_op("errata::double", mutates_args=())
def double(x: torch.Tensor) -> torch.Tensor:
    """A new tensor."""
    return x * 2


assert double(double(torch.ones(2))).tolist() == [4.0, 4.0]
try:
    head(torch.ones(2, 2))
except RuntimeError as error:
    assert "may not alias any inputs" in str(error)
else:
    raise AssertionError("nothing was raised")
