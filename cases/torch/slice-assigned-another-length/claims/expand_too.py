"""expand and expand_as have the same words: the target is the shape that is asked for."""

import torch

norms = torch.ones(5, 3)
for call in (lambda: norms.expand(10, 3), lambda: norms.expand_as(torch.ones(10, 3))):
    try:
        call()
    except RuntimeError as error:
        assert "The expanded size of the tensor (10) must match the existing size (5)" in str(error)
        assert "Target sizes: [10, 3].  Tensor sizes: [5, 3]" in str(error)
    else:
        raise AssertionError("nothing was raised")
