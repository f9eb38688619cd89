"""Setting one element of such a row fails in the same words; the message names Select."""

import torch

for row in torch.ones(3, 4, requires_grad=True) * 2:
    try:
        row[0] = 1.0
    except RuntimeError as error:
        assert str(error).startswith("Output 0 of Select"), error
        assert "is the output of a function that returns multiple views" in str(error), error
    else:
        raise AssertionError("nothing was raised")
