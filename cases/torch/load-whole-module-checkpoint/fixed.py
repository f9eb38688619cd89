"""Save the state of a model with torch.save and load it into a new one."""

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

torch.save(model.state_dict(), checkpoint)
checkpoint.seek(0)
restored = Classifier()
restored.load_state_dict(torch.load(checkpoint))

result = restored(torch.ones(1, 4)).detach()
assert torch.equal(result, model(torch.ones(1, 4)))
