# releases: >=2.5
"""With an example of one sample `Dim.AUTO` exports a program that refuses two."""

import torch
from torch.export import Dim, export

model, dims = torch.nn.Linear(4, 2), ({0: Dim.AUTO},)
assert export(model, (torch.ones(2, 4),), dynamic_shapes=dims).module()(torch.ones(3, 4)).shape == (3, 2)
program = export(model, (torch.ones(1, 4),), dynamic_shapes=dims).module()
program(torch.ones(1, 4))
try:
    program(torch.ones(2, 4))
except (AssertionError, RuntimeError) as error:
    assert "Expected input" in str(error) or "Guard failed" in str(error)
else:
    raise ValueError("nothing was raised")
