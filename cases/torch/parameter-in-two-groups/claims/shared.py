"""`set(a.parameters()) & set(b.parameters())` has the parameters of both."""

from torch import nn

body, head = nn.Linear(4, 8), nn.Linear(8, 3)
model = nn.Sequential(body, head)
assert set(model.parameters()) & set(head.parameters()) == set(head.parameters())
assert set(body.parameters()) & set(head.parameters()) == set()
