# releases: >=2.5
"""Train an exported model whose target branch is detached, decomposed with an empty table."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


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
x = torch.randn(3, 4).to(DEVICE)
program = torch.export.export(Siamese().to(DEVICE), (x,)).run_decompositions({})

module = program.module()
module(x).backward()
trained = sorted(
    name.replace("_", ".") for name, p in module.named_parameters() if p.grad is not None
)
result = trained
assert trained == ["student.bias", "student.weight"], "gradients for %s" % trained
