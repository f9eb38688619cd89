"""A module around the model returns its outputs as a tuple."""

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


class AsTuple(nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, x):
        output = self.model(x)
        return output["label"], output["box"]


torch.manual_seed(0)
model = Detector().eval()
traced = torch.jit.trace(AsTuple(model), torch.randn(1, 8))
traced.save("detector.pt")

batch = torch.randn(5, 8)
label, box = torch.jit.load("detector.pt")(batch)

result = box
assert label.shape == (5, 3)
assert torch.allclose(result, model(batch)["box"], atol=1e-6)
