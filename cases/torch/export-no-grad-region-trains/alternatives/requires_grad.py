# releases: >=2.2
"""Fine-tune the head of an exported model whose encoder has no gradients, also after decompositions."""

import torch


class Model(torch.nn.Module):
    """An encoder with a head."""

    def __init__(self):
        super().__init__()
        self.encoder = torch.nn.Linear(4, 8)
        self.head = torch.nn.Linear(8, 2)

    def forward(self, x):
        """Scores for a batch."""
        return self.head(self.encoder(x))


def trained(module):
    """The names of the parameters with a gradient."""
    module(torch.ones(3, 4)).square().mean().backward()
    names = (name.replace("_", ".") for name, p in module.named_parameters() if p.grad is not None)
    return sorted(names)


model = Model()
model.encoder.requires_grad_(False)
program = torch.export.export(model, (torch.ones(3, 4),))
assert trained(program.module()) == ["head.bias", "head.weight"]
assert trained(program.run_decompositions().module()) == ["head.bias", "head.weight"]

module = torch.export.export(Model(), (torch.ones(3, 4),)).module()
for name, weight in module.named_parameters():
    if name.startswith("encoder"):
        weight.requires_grad_(False)
assert trained(module) == ["head.bias", "head.weight"]
