# releases: >=2.5
"""The outputs of the decomposed program are right, and its parameters require gradients."""

import torch


class Siamese(torch.nn.Module):
    """A predictor that follows the detached output of a teacher."""

    def __init__(self):
        super().__init__()
        self.student = torch.nn.Linear(4, 2)
        self.teacher = torch.nn.Linear(4, 2)

    def forward(self, x):
        """The loss of the student."""
        return (self.student(x) - self.teacher(x).detach()).square().mean()


torch.manual_seed(0)
x = torch.randn(3, 4)

model = Siamese()
module = torch.export.export(model, (x,)).run_decompositions().module()
assert torch.allclose(module(x), model(x))
assert all(parameter.requires_grad for parameter in module.parameters())
