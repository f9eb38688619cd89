# releases: >=2.5
"""`Dim` is refused with an example of one sample, and passes with one of two."""

import torch
from torch.export import Dim, export

model, dims = torch.nn.Linear(4, 2), ({0: Dim("batch")},)
program = export(model, (torch.ones(2, 4),), dynamic_shapes=dims).module()
assert program(torch.ones(1, 4)).shape == (1, 2)
try:
    export(model, (torch.ones(1, 4),), dynamic_shapes=dims)
except Exception as error:
    assert "constant" in str(error)
else:
    raise AssertionError("nothing was raised")
