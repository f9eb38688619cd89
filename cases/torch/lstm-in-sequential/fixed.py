"""A tagger of an LSTM and a linear layer, with a step between that takes the outputs."""

import torch
from torch import nn


class Outputs(nn.Module):
    """Take the outputs of a recurrent layer and leave its state."""

    def forward(self, returned):
        outputs, _ = returned
        return outputs


torch.manual_seed(0)
model = nn.Sequential(nn.LSTM(4, 8, batch_first=True), Outputs(), nn.Linear(8, 3))

result = model(torch.randn(2, 5, 4)).detach()
