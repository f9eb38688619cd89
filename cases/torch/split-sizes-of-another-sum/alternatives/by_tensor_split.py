"""Three groups by tensor_split: their sizes differ by one at most."""

import torch
from torch import nn


class Shift(nn.Module):
    def forward(self, maps):
        left, right, rest = torch.tensor_split(maps, 3, dim=1)
        left = torch.roll(left, -1, dims=3)
        right = torch.roll(right, 1, dims=3)
        return torch.cat((left, right, rest), dim=1)


torch.manual_seed(0)
images, labels = torch.rand(4, 3, 8, 8), torch.arange(4) % 2
model = nn.Sequential(
    nn.Conv2d(3, 16, kernel_size=3, padding=1),
    Shift(),
    nn.AdaptiveAvgPool2d(1),
    nn.Flatten(),
    nn.Linear(16, 2),
)
loss = nn.functional.cross_entropy(model(images), labels)
loss.backward()

result = loss.detach()
assert Shift()(torch.rand(1, 16, 8, 8)).shape[1] == 16
assert [part.shape[1] for part in torch.zeros(1, 16).tensor_split(3, dim=1)] == [6, 5, 5]
