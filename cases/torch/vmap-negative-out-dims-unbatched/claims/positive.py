# releases: >=2.0,<2.14
"""out_dims=2 is refused as well, with sizes that make sense."""

import torch

table = torch.ones(2, 3)
try:
    torch.func.vmap(lambda sample: table, out_dims=2)(torch.ones(4, 5))
except RuntimeError as error:
    assert "The expanded size of the tensor (4) must match the existing size (3)" in str(error)
else:
    raise AssertionError("nothing was raised")
