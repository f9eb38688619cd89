"""An embedding without max_norm, whose rows are shortened after each step of the optimizer."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
embedding = torch.nn.Embedding(6, 4).to(DEVICE)
mix = torch.nn.Linear(4, 4).to(DEVICE)
optimizer = torch.optim.SGD([*embedding.parameters(), *mix.parameters()], lr=0.1)
tokens = torch.tensor([1, 2, 5], device=DEVICE)
targets = torch.tensor([2, 5, 0], device=DEVICE)


def limit():
    """Shorten the rows of the table that are longer than 1."""
    with torch.no_grad():
        embedding.weight.renorm_(2, 0, 1.0)


limit()
for _ in range(3):
    table = mix(embedding.weight)
    context = embedding(tokens).cumsum(0)
    logits = context @ table.T
    loss = torch.nn.functional.cross_entropy(logits, targets)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    limit()
assert (embedding.weight.norm(dim=1) < 1.001).all()
result = loss.detach()
