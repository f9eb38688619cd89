# releases: >=2.5
"""Train an exported and decomposed model whose teacher is frozen."""

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
model.teacher.requires_grad_(False)
module = torch.export.export(model, (x,)).run_decompositions().module()
module(x).backward()
trained = sorted(name.replace("_", ".") for name, p in module.named_parameters() if p.grad is not None)
assert trained == ["student.bias", "student.weight"], "gradients for %s" % trained
