"""Save a detector with two heads for a program without Python."""

import torch
from torch import nn


class Detector(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Linear(8, 16)
        self.label = nn.Linear(16, 3)
        self.box = nn.Linear(16, 4)

    def forward(self, x):
        x = torch.relu(self.body(x))
        return {"label": self.label(x), "box": self.box(x)}


torch.manual_seed(0)
model = Detector().eval()
traced = torch.jit.trace(model, torch.randn(1, 8))
traced.save("detector.pt")

batch = torch.randn(5, 8)
output = torch.jit.load("detector.pt")(batch)

result = output["box"]
assert sorted(output) == ["box", "label"]
assert torch.allclose(result, model(batch)["box"], atol=1e-6)
