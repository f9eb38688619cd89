"""A batch of 400 images of another size passes the view, and the loss finds other rows than targets."""

import torch
from torch import nn


class Net(nn.Module):
    """The network of a tutorial for images of 32 x 32 pixels."""

    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(3, 6, 5)
        self.conv2 = nn.Conv2d(6, 16, 5)
        self.head = nn.Linear(16 * 5 * 5, 10)

    def forward(self, images):
        x = nn.functional.max_pool2d(torch.relu(self.conv1(images)), 2)
        x = nn.functional.max_pool2d(torch.relu(self.conv2(x)), 2)
        x = x.view(-1, 16 * 5 * 5)
        return self.head(x)


torch.manual_seed(0)
model = Net()

scores = model(torch.rand(400, 3, 36, 36))
assert scores.shape == (576, 10)
try:
    nn.functional.cross_entropy(scores, torch.zeros(400, dtype=torch.long))
except ValueError as error:
    assert "Expected input batch_size (576) to match target batch_size (400)" in str(error)
else:
    raise AssertionError("the loss raised nothing")
