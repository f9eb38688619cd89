"""Name what a network sees in the pictures of a batch."""

import torch
from torch import nn

torch.manual_seed(0)
names = ["cat", "dog", "horse", "ship"]
model = nn.Linear(5, len(names))
images = torch.randn(6, 5)

with torch.no_grad():
    predicted = model(images).argmax(dim=1)
words = names[predicted]

result = len(words)
assert result == 6
assert set(words) <= set(names)
