"""The scores of all steps, flattened, against one label per sequence: the first number is steps * sequences."""

import torch
from torch import nn

outputs, _ = nn.LSTM(5, 10, batch_first=True)(torch.randn(16, 7, 5))
labels = torch.zeros(16, dtype=torch.long)
for scores in (outputs.reshape(-1, 10), outputs.transpose(0, 1).reshape(-1, 10)):
    try:
        nn.functional.cross_entropy(scores, labels)
    except ValueError as error:
        assert "input batch_size (112) to match target batch_size (16)" in str(error)
    else:
        raise AssertionError("nothing was raised")
