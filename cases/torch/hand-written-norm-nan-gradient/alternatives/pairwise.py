"""One step with a triplet loss; an anchor and its positive are the same sample, and the distance is `pairwise_distance`."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def distance(a, b):
    """Return the Euclidean distance of each pair of rows."""
    return torch.nn.functional.pairwise_distance(a, b)


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
