"""numpy.dot multiplies matrices, and so does torch.matmul; torch.dot does not."""

import numpy as np
import torch

a, b = torch.randn(2, 3), torch.randn(3, 4)
expected = np.dot(a.numpy(), b.numpy())
assert np.allclose(torch.matmul(a, b).numpy(), expected, atol=1e-5)
try:
    torch.dot(a, b)
except RuntimeError as error:
    assert str(error) == "1D tensors expected, but got 2D and 2D tensors"
else:
    raise AssertionError("nothing was raised")
