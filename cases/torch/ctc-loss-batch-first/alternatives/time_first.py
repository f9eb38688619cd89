"""The sequences have the time first, and so do the scores."""

import torch
from torch import nn


class Reader(nn.Module):
    def __init__(self, features, letters):
        super().__init__()
        self.recurrent = nn.GRU(features, 16)
        self.output = nn.Linear(16, letters + 1)

    def forward(self, sequences):
        states, _ = self.recurrent(sequences)
        return self.output(states).log_softmax(dim=-1)


torch.manual_seed(0)
sequences = torch.randn(4, 20, 8).transpose(0, 1)
targets = torch.randint(1, 6, (4, 5))
model, criterion = Reader(8, 5), nn.CTCLoss(blank=0)

log_probs = model(sequences)
input_lengths = torch.full((4,), 20)
target_lengths = torch.full((4,), 5)
loss = criterion(log_probs, targets, input_lengths, target_lengths)
loss.backward()

result = loss.detach()
assert loss > 0
