"""Where only what changes the rows needs a gradient, the message begins with "A view was created in no_grad mode"."""

import torch

shift = torch.ones(3, requires_grad=True)
try:
    for row, m in zip(torch.ones(3, 4), shift):
        row.sub_(m)
except RuntimeError as error:
    assert str(error).startswith("A view was created in no_grad mode"), error
    assert "is the output of a function that returns multiple views" in str(error), error
else:
    raise AssertionError("nothing was raised")
