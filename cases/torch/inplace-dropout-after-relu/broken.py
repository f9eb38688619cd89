"""In-place dropout on the output of ReLU overwrites the values that ReLU's backward pass needs."""

import os

import torch
import torch.nn.functional as F

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Classifier(torch.nn.Module):
    """A small convolutional classifier: convolution, pooling, batch norm, ReLU, dropout, linear."""

    def __init__(self):
        super().__init__()
        self.features = torch.nn.Sequential(
            torch.nn.Conv2d(3, 8, 3, stride=2, padding=1, bias=False),
            torch.nn.AdaptiveAvgPool2d(1),
            torch.nn.BatchNorm2d(8),
            torch.nn.ReLU(inplace=True),
        )
        self.linear = torch.nn.Linear(8, 4)

    def forward(self, images):
        x = self.features(images)
        x = F.dropout(x, p=0.2, training=self.training, inplace=True)
        return self.linear(x.flatten(1))


torch.manual_seed(0)
model = Classifier().to(DEVICE).train()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

images = torch.randn(4, 3, 16, 16, device=DEVICE)
labels = torch.tensor([0, 3, 1, 3], device=DEVICE)

loss = F.cross_entropy(model(images), labels)
loss.backward()
optimizer.step()
result = loss.detach()
