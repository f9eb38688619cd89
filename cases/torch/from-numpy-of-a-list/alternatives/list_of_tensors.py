"""torch.stack takes a list of tensors with their gradients; as_tensor refuses one of more than one number each, np.array one with gradients."""

import numpy as np
import torch

windows = [torch.ones(3, requires_grad=True) for _ in range(2)]
for make, kind in ((torch.as_tensor, ValueError), (np.array, RuntimeError)):
    try:
        make(windows)
    except kind:
        pass
    else:
        raise AssertionError("nothing was raised")
table = torch.stack(windows)
assert table.shape == (2, 3)
table.sum().backward()
assert windows[0].grad.tolist() == [1, 1, 1]
