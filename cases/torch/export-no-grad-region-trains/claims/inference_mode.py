# releases: >=2.5
"""A region under `torch.inference_mode()` is not recorded: the encoder gets gradients."""

import torch


class Frozen(torch.nn.Module):
    """A frozen encoder with a head."""

    def __init__(self):
        super().__init__()
        self.encoder = torch.nn.Linear(4, 8)
        self.head = torch.nn.Linear(8, 2)

    def forward(self, x):
        """Scores for a batch."""
        with torch.inference_mode():
            features = self.encoder(x)
        return self.head(features.clone())


def trained(module):
    """The names of the parameters with a gradient."""
    module(torch.ones(3, 4)).square().mean().backward()
    names = (name.replace("_", ".") for name, p in module.named_parameters() if p.grad is not None)
    return sorted(names)


assert trained(Frozen()) == ["head.bias", "head.weight"]
assert "encoder.weight" in trained(torch.export.export(Frozen(), (torch.ones(3, 4),)).module())
