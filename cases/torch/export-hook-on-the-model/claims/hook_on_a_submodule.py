# releases: >=2.5
"""A hook on a submodule is exported."""

import torch


class Classifier(torch.nn.Module):
    """A layer inside a model."""

    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(4, 2)

    def forward(self, x):
        return self.layer(x)


torch.manual_seed(0)
model = Classifier()
model.layer.register_forward_hook(lambda module, args, output: output.softmax(-1))
x = torch.randn(3, 4)
program = torch.export.export(model, (x,))
assert torch.allclose(program.module()(x).sum(1), torch.ones(3))
