# releases: >=2.8
"""Export a model that takes its batch as a registered dataclass."""

import dataclasses

import torch


@dataclasses.dataclass
class Batch:
    """Features and their mask."""

    features: torch.Tensor
    mask: torch.Tensor


torch.export.register_dataclass(Batch)


class Scorer(torch.nn.Module):
    """Masked mean."""

    def forward(self, batch):
        """One score per row."""
        return (batch.features * batch.mask).sum(1) / batch.mask.sum(1)


torch.manual_seed(0)
features, mask = torch.randn(2, 3), torch.tensor([[1.0, 1.0, 0.0], [1.0, 1.0, 1.0]])
model = Scorer()
program = torch.export.export(model, (Batch(features, mask),))

result = program.module()(Batch(features, mask))
