"""Look at the first batch, then train on all."""

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
data = TensorDataset(torch.randn(32, 8), torch.randint(3, (32,)))
loader = DataLoader(data, batch_size=8)

inputs, labels = loader[0]
model = nn.Linear(inputs.shape[1], 3)
for inputs, labels in loader:
    loss = nn.functional.cross_entropy(model(inputs), labels)
    (gradient,) = torch.autograd.grad(loss, [model.weight])
    with torch.no_grad():
        model.weight -= 0.1 * gradient

result = model.weight.detach()
assert result.shape == (3, 8)
