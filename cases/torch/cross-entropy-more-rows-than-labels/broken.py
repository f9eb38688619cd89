"""Train the small network of the digits' example on images of 32 x 32."""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 10, 5)
        self.conv2 = nn.Conv2d(10, 20, 5)
        self.fc1 = nn.Linear(320, 50)
        self.fc2 = nn.Linear(50, 10)

    def forward(self, x):
        x = torch.relu(torch.max_pool2d(self.conv1(x), 2))
        x = torch.relu(torch.max_pool2d(self.conv2(x), 2))
        x = x.view(-1, 320)
        return self.fc2(torch.relu(self.fc1(x)))


torch.manual_seed(0)
images = torch.rand(64, 1, 32, 32)
labels = torch.randint(10, (64,))
model = Net()
scores = model(images)
loss = nn.functional.cross_entropy(scores, labels)
loss.backward()

result = list(scores.shape)
assert 0 < loss.item() < 5
