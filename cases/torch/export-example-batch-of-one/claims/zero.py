"""An example with a batch of 0 is refused alike."""

import torch
from torch.export import Dim, export

try:
    export(torch.nn.Linear(4, 2), (torch.zeros(0, 4),), dynamic_shapes=({0: Dim("batch")},))
except Exception as error:
    assert "constant (0)" in str(error), error
else:
    raise AssertionError("nothing was raised")
