"""Look at the features of the model inside DataParallel."""

import torch
from torch import nn


class Classifier(nn.Module):
    """A body and a head."""

    def __init__(self):
        super().__init__()
        self.body, self.head = nn.Linear(4, 8), nn.Linear(8, 2)

    def features(self, x):
        return torch.relu(self.body(x))

    def forward(self, x):
        return self.head(self.features(x))


torch.manual_seed(0)
model = nn.DataParallel(Classifier())
result = model.module.features(torch.ones(2, 4)).detach()
