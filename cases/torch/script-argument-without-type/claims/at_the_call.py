"""Where the function compiles, as with `x.view(rows, -1)`, its call with an int raises "Expected a value of type 'Tensor (inferred)' for argument 'rows' but instead found type 'int'."."""

import torch


def split(x, rows):
    return x.view(rows, -1)


scripted = torch.jit.script(split)
try:
    scripted(torch.ones(6), 2)
except RuntimeError as error:
    assert "xpected a value of type 'Tensor (inferred)' for argument 'rows' but instead found type 'int'" in str(error)
else:
    raise AssertionError("nothing was raised")
