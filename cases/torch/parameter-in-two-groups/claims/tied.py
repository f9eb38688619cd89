"""A weight that an embedding and the output layer share is in the groups of both."""

import torch
from torch import nn

encoder, decoder = nn.Embedding(5, 3), nn.Linear(3, 5, bias=False)
decoder.weight = encoder.weight
try:
    torch.optim.AdamW([{"params": encoder.parameters()}, {"params": decoder.parameters(), "lr": 0.01}])
except ValueError as error:
    assert str(error) == "some parameters appear in more than one parameter group"
else:
    raise AssertionError("nothing was raised")
