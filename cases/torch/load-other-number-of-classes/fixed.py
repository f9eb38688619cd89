"""Fine-tune the features of a network that was pretrained for 100 classes on 5 classes."""

import io
import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Net(nn.Module):
    """Features and a head with one output per class."""

    def __init__(self, num_classes):
        super().__init__()
        self.conv1 = nn.Conv2d(3, 8, 3)
        self.fc = nn.Linear(8, num_classes)

    def forward(self, x):
        return self.fc(torch.relu(self.conv1(x)).mean((2, 3)))


torch.manual_seed(0)
file = io.BytesIO()
torch.save(Net(num_classes=100).to(DEVICE).state_dict(), file)

file.seek(0)
pretrained = torch.load(file)
model = Net(num_classes=5).to(DEVICE)
own = model.state_dict()
features = {
    name: value
    for name, value in pretrained.items()
    if name in own and value.shape == own[name].shape
}
missing, unexpected = model.load_state_dict(features, strict=False)
assert missing == ["fc.weight", "fc.bias"] and not unexpected

logits = model(torch.randn(4, 3, 16, 16).to(DEVICE))
result = logits.shape[1]
assert result == 5
assert torch.equal(model.conv1.weight, pretrained["conv1.weight"])
