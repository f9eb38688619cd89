"""Compare features with a memory bank that the forward pass itself brings up to date."""

import torch
from torch import nn

torch.manual_seed(0)


class Contrast(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = nn.Linear(8, 4)
        self.register_buffer("bank", torch.randn(16, 4))

    def forward(self, x, index):
        features = self.encoder(x)
        scores = features @ self.bank.t()
        self.bank[index] = features.detach()
        return scores


model = Contrast()
x, index = torch.randn(5, 8), torch.arange(5)
loss = nn.functional.cross_entropy(model(x, index), index)
loss.backward()
assert model.encoder.weight.grad.abs().max() > 0
result = "learns"
