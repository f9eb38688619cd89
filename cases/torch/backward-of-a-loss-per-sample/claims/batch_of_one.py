"""A loss without reduction passes as long as the batch has one sample."""

import torch
from torch import nn

model = nn.Linear(4, 2)
for size, raises in ((1, False), (2, True)):
    loss = nn.functional.cross_entropy(model(torch.ones(size, 4)), torch.zeros(size, dtype=torch.long), reduction="none")
    try:
        loss.backward()
    except RuntimeError as error:
        assert raises and "only for scalar outputs" in str(error), error
    else:
        assert not raises, "nothing was raised"
