"""Compute the CTC loss of a batch of words that were read from lines of twenty columns."""

import torch
from torch import nn

alphabet = "-abcdefgh"
words = ["head", "bead", "aged", "face"]


def encode(words):
    codes = [[alphabet.index(letter) for letter in word] for word in words]
    return torch.tensor(codes), torch.tensor([len(word) for word in words])


torch.manual_seed(0)
columns = torch.randn(20, len(words), 12)
model = nn.Linear(12, len(alphabet))
targets, target_lengths = encode(words)
input_lengths = torch.full((len(words),), 20)

log_probs = model(columns).log_softmax(dim=-1)
loss = nn.functional.ctc_loss(log_probs, targets, target_lengths, input_lengths)
loss.backward()

result = loss.detach()
assert loss > 0
