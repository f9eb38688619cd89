"""With `retain_graph=True` the second step fails: the weights were changed in place."""

import torch

rnn = torch.nn.GRU(1, 4)
optimizer = torch.optim.SGD(rnn.parameters(), lr=0.1)
output, hidden = rnn(torch.ones(5, 1, 1))
output.sum().backward(retain_graph=True)
optimizer.step()
output, hidden = rnn(torch.ones(5, 1, 1), hidden)
try:
    output.sum().backward(retain_graph=True)
except RuntimeError as error:
    assert "has been modified by an inplace operation" in str(error)
else:
    raise AssertionError("nothing was raised")
