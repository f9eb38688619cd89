"""A loop that ends after its first batch needs no iterator of its own."""

import torch
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
images = torch.rand(12, 1, 4, 4)
labels = torch.arange(12) % 3
train_loader = DataLoader(TensorDataset(images, labels), batch_size=4, shuffle=True)

for images, labels in train_loader:
    break
print(images.shape, labels.tolist())

result = torch.tensor(images.shape)
assert images.shape == (4, 1, 4, 4)
