"""An embedding without sparse=True has a dense gradient, and so has one with a penalty on its whole weight in the loss."""

import torch
from torch import nn

for sparse, penalty in ((False, 0.0), (True, 0.1)):
    embedding = nn.Embedding(10, 4, sparse=sparse)
    optimizer = torch.optim.SparseAdam(list(embedding.parameters()))
    loss = embedding(torch.tensor([1, 2])).sum()
    if penalty:
        loss = loss + penalty * embedding.weight.pow(2).sum()
    loss.backward()
    assert not embedding.weight.grad.is_sparse
    try:
        optimizer.step()
    except RuntimeError as error:
        assert "SparseAdam does not support dense gradients" in str(error), error
    else:
        raise AssertionError("nothing was raised")
