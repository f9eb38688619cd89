# releases: >=2.5
"""The region is kept, until `run_decompositions`: then the encoder gets gradients."""

import torch


class Frozen(torch.nn.Module):
    """A frozen encoder with a head."""

    def __init__(self):
        super().__init__()
        self.encoder = torch.nn.Linear(4, 8)
        self.head = torch.nn.Linear(8, 2)

    def forward(self, x):
        """Scores for a batch."""
        with torch.no_grad():
            features = self.encoder(x)
        return self.head(features)


def trained(program):
    """The names of the parameters with a gradient."""
    module = program.module()
    module(torch.ones(3, 4)).square().mean().backward()
    return {name for name, p in module.named_parameters() if p.grad is not None}


program = torch.export.export(Frozen(), (torch.ones(3, 4),))
assert trained(program) == {"head.weight", "head.bias"}
assert "encoder.weight" in trained(program.run_decompositions())
