# releases: >=2.3
"""Export a classifier with its hook, without strict mode."""

import torch


def to_probabilities(module, args, output):
    """Replace scores by probabilities."""
    return output.softmax(-1)


torch.manual_seed(0)
model = torch.nn.Linear(4, 2)
model.register_forward_hook(to_probabilities)
x = torch.randn(3, 4)

program = torch.export.export(model, (x,), strict=False)

result = program.module()(x).detach()
assert torch.allclose(result.sum(1), torch.ones(3))
