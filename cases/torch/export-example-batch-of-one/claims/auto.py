# releases: >=2.5
"""With `Dim.AUTO` an example of one is exported, and the program refuses a batch of three; with an example of two it takes it."""

import torch
from torch.export import Dim, export


def program(size):
    """The program that the example makes."""
    example = torch.zeros(size, 4)
    return export(torch.nn.Linear(4, 2), (example,), dynamic_shapes=({0: Dim.AUTO},)).module()


assert program(1)(torch.zeros(1, 4)).shape == (1, 2)
assert program(2)(torch.zeros(3, 4)).shape == (3, 2)
try:
    program(1)(torch.zeros(3, 4))
except (AssertionError, RuntimeError) as error:
    assert "1" in str(error), error
else:
    raise AssertionError("nothing was raised")
