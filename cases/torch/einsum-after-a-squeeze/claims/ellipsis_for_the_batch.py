"""An equation without the batch fails for a batch; with an ellipsis it takes one matrix and a batch."""

import torch

weight, rows, batch = torch.rand(3, 5), torch.rand(2, 3), torch.rand(4, 2, 3)
try:
    torch.einsum("ij,jk->ik", batch, weight)
except RuntimeError as error:
    assert "in the equation (2) does not match the number of dimensions (3) for operand 0" in str(error)
else:
    raise AssertionError("nothing was raised")
for tensor in (rows, batch):
    assert torch.allclose(torch.einsum("...ij,jk->...ik", tensor, weight), tensor @ weight)
