"""What `chunk` and `split` return cannot be changed in place either; the message names Split or SplitWithSizes."""

import torch

words = "This view is the output of a function that returns multiple views."
for name, parts in (
    ("Split", lambda x: x.chunk(2, dim=1)),
    ("Split", lambda x: x.split(2, dim=1)),
    ("SplitWithSizes", lambda x: x.split([1, 3], dim=1)),
):
    first, second = parts(torch.ones(3, 4, requires_grad=True) * 2)
    try:
        second += 1
    except RuntimeError as error:
        assert f"Output 1 of {name}" in str(error), error
        assert "is a view and is being modified inplace" in str(error), error
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
