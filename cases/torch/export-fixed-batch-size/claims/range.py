# releases: >=2.5
"""The `max` of a `Dim` refuses a larger batch, in the words of a comparison."""

import torch
from torch.export import Dim, export

dims = ({0: Dim("batch", max=8)},)
program = export(torch.nn.Linear(4, 2), (torch.ones(4, 4),), dynamic_shapes=dims).module()
assert program(torch.ones(8, 4)).shape == (8, 2)
try:
    program(torch.ones(9, 4))
except (AssertionError, RuntimeError) as error:
    assert "<= 8" in str(error)
else:
    raise ValueError("nothing was raised")
