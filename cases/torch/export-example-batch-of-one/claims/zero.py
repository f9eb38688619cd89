"""An example with a batch of 0 is refused alike, and one of 1 with `min=1` too."""

import torch
from torch.export import Dim, export

for size, dim in ((0, Dim("batch")), (1, Dim("batch", min=1))):
    try:
        export(torch.nn.Linear(4, 2), (torch.zeros(size, 4),), dynamic_shapes=({0: dim},))
    except Exception as error:
        assert "Constraints violated" in str(error) and "constant (%d)" % size in str(error), error
    else:
        raise AssertionError("nothing was raised")
