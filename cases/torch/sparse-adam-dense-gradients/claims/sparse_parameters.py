"""Parameters that are sparse tensors have another message, when the optimizer is made."""

import torch

weight = torch.eye(3).to_sparse().requires_grad_()
try:
    torch.optim.SparseAdam([weight])
except ValueError as error:
    assert "SparseAdam requires dense parameter tensors" in str(error), error
else:
    raise AssertionError("nothing was raised")
