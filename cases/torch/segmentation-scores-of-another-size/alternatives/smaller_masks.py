"""The masks are reduced to the size of the scores, by the nearest pixel."""

import torch
from torch import nn


class Segmenter(nn.Module):
    def __init__(self, classes):
        super().__init__()
        self.features = nn.Conv2d(3, 8, kernel_size=3, stride=2, padding=1)
        self.classify = nn.Conv2d(8, classes, kernel_size=1)

    def forward(self, images):
        return self.classify(torch.relu(self.features(images)))


torch.manual_seed(0)
images = torch.rand(4, 3, 32, 32)
masks = (images[:, 0] > 0.5).long()
masks = nn.functional.interpolate(masks[:, None].float(), size=(16, 16), mode="nearest")[:, 0].long()
model = Segmenter(2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

for _ in range(3):
    optimizer.zero_grad()
    scores = model(images)
    loss = nn.functional.cross_entropy(scores, masks)
    loss.backward()
    optimizer.step()

result = loss.detach()
assert scores.shape[-2:] == masks.shape[-2:]
