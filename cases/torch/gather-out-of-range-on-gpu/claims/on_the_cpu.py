"""On the CPU the call of `gather` raises an error that has the index, the dimension and its size; -1 is out of range, too."""

import torch

values = torch.rand(2, 3)
for index in (3, -1):
    try:
        values.gather(1, torch.tensor([[1], [index]]))
    except RuntimeError as error:
        assert "index %d is out of bounds for dimension 1 with size 3" % index in str(error), error
    else:
        raise AssertionError("nothing was raised")
