"""Save a whole model, and load a trusted file with weights_only=False."""

import io

import torch


class Classifier(torch.nn.Module):
    """A model of this project."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(4, 2)

    def forward(self, x):
        return self.linear(x)


torch.manual_seed(0)
model = Classifier()
checkpoint = io.BytesIO()

torch.save(model, checkpoint)
checkpoint.seek(0)
restored = torch.load(checkpoint, weights_only=False)

assert torch.equal(restored(torch.ones(1, 4)), model(torch.ones(1, 4)))
