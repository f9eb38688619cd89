"""`nn.LazyLinear` takes its width from the first batch; give it one before the model is compiled."""

import torch
from torch import nn

torch.manual_seed(0)
network = nn.Sequential(nn.Conv2d(3, 8, 3, padding=1), nn.ReLU(), nn.MaxPool2d(4), nn.Flatten(), nn.LazyLinear(10))
images, labels = torch.randn(4, 3, 32, 32), torch.tensor([1, 0, 7, 3])
network(images)
model = torch.compile(network, backend="eager")
scores = model(images)
nn.functional.cross_entropy(scores, labels).backward()
assert scores.shape == (4, 10)
assert network[4].in_features == 512
