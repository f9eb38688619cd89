"""The shape in the message is that of a row with its batch, not of the weights and not of all states."""

import torch

step = torch.nn.Linear(2, 2)
states = torch.zeros(6, 3, 2)
for t in range(5):
    states[t + 1] = step(states[t])
try:
    states.sum().backward()
except RuntimeError as error:
    assert "[torch.FloatTensor [3, 2]], which is output 0 of AsStrided" in str(error), error
else:
    raise AssertionError("nothing was raised")
