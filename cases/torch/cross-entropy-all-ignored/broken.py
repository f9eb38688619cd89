"""Train a tagger on micro-batches, one of which has no labelled token at all."""

import torch
import torch.nn.functional as F

IGNORE = -100

torch.manual_seed(0)
model = torch.nn.Linear(8, 3)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

batches = [
    torch.tensor([0, 2, IGNORE, 1]),
    torch.tensor([IGNORE] * 4),  # nothing labelled here
    torch.tensor([1, IGNORE, 2, 0]),
]
total = 0.0
for labels in batches:
    logits = model(torch.randn(4, 8))
    loss = F.cross_entropy(logits, labels, ignore_index=IGNORE)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    total += loss.item()

assert total == total, "the loss of the epoch is %s" % total
result = total
