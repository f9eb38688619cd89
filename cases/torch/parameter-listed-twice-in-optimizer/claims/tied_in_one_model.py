"""`parameters()` of one model gives a shared weight once; a joined list gives it twice."""

import torch
from torch import nn

encoder, decoder = nn.Embedding(5, 3), nn.Linear(3, 5, bias=False)
decoder.weight = encoder.weight
assert len(list(nn.Sequential(encoder, decoder).parameters())) == 1
joined = list(encoder.parameters()) + list(decoder.parameters())
assert len(joined) == 2 and len(set(joined)) == 1
