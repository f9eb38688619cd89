"""One step with a triplet loss; an anchor and its positive are the same sample, and the square is clamped."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def distance(a, b):
    """Return the Euclidean distance of each pair of rows."""
    return ((a - b) ** 2).sum(-1).clamp(min=1e-12).sqrt()


torch.manual_seed(0)
encoder = torch.nn.Linear(4, 3).to(DEVICE)
optimizer = torch.optim.SGD(encoder.parameters(), lr=0.1)

anchor = torch.ones(1, 4, device=DEVICE)
positive = torch.ones(1, 4, device=DEVICE)
negative = torch.zeros(1, 4, device=DEVICE)

to_positive = distance(encoder(anchor), encoder(positive))
to_negative = distance(encoder(anchor), encoder(negative))
loss = torch.relu(to_positive - to_negative + 0.2).mean()
loss.backward()
optimizer.step()
assert torch.isfinite(encoder.weight).all(), "the loss is %.4f, but the weights are NaN after one step" % loss.item()
result = encoder.weight.detach()
