"""Fine-tune the head of an exported model whose encoder runs under no_grad."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


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


torch.manual_seed(0)
x = torch.randn(3, 4).to(DEVICE)
module = torch.export.export(Frozen().to(DEVICE), (x,)).module()

module(x).square().mean().backward()
trained = sorted(
    name.replace("_", ".") for name, p in module.named_parameters() if p.grad is not None
)
result = module(x).detach()
assert trained == ["head.bias", "head.weight"], "gradients for %s" % trained
