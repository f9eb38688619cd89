"""The message names the weight of a convolution in its own shape."""

import torch

layer = torch.nn.Conv2d(3, 5, 2)
steps = torch.optim.SGD(layer.parameters(), lr=0.1)
score = layer(torch.ones(1, 3, 4, 4, requires_grad=True)).mean()
score.backward(retain_graph=True)
steps.step()
try:
    score.backward()
except RuntimeError as error:
    assert "modified by an inplace operation" in str(error)
    assert "FloatTensor [5, 3, 2, 2]]" in str(error)
else:
    raise AssertionError("nothing was raised")
