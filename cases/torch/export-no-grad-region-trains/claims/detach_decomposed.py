# releases: >=2.2
"""A `detach()` keeps gradients from the encoder, until `run_decompositions`."""

import torch


class Model(torch.nn.Module):
    """An encoder with a head."""

    def __init__(self):
        super().__init__()
        self.encoder = torch.nn.Linear(4, 8)
        self.head = torch.nn.Linear(8, 2)

    def forward(self, x):
        """Scores for a batch."""
        return self.head(self.encoder(x).detach())


def trained(module):
    """The names of the parameters with a gradient."""
    module(torch.ones(3, 4)).square().mean().backward()
    names = (name.replace("_", ".") for name, p in module.named_parameters() if p.grad is not None)
    return sorted(names)


program = torch.export.export(Model(), (torch.ones(3, 4),))
assert trained(program.module()) == ["head.bias", "head.weight"]
assert "encoder.weight" in trained(program.run_decompositions().module())
