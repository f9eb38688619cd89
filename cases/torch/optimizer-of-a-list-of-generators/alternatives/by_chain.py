"""`itertools.chain` goes through the generators one after the other; a list of them needs the star."""

import itertools

import torch
from torch import nn

torch.manual_seed(0)
encoder, classifier = nn.Linear(4, 8), nn.Linear(8, 3)
optimizer = torch.optim.SGD(itertools.chain(encoder.parameters(), classifier.parameters()), lr=0.5)
assert len(optimizer.param_groups[0]["params"]) == 4

optimizer = torch.optim.SGD(itertools.chain(*[layer.parameters() for layer in (encoder, classifier)]), lr=0.5)
assert len(optimizer.param_groups[0]["params"]) == 4
