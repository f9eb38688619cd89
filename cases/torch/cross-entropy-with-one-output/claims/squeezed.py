"""A squeezed output is one sample with as many classes as the batch has samples: adding a number to all changes nothing."""

import torch
from torch.nn.functional import cross_entropy

outputs, labels = torch.tensor([[-5.0], [0.0], [7.0]]), torch.tensor([1.0, 0.0, 1.0])
loss = cross_entropy(outputs.squeeze(1), labels)
assert loss.item() > 1
assert torch.allclose(cross_entropy(outputs.squeeze(1) + 3, labels), loss)
