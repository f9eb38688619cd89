"""Export a model that takes its batch as tensors, behind a wrapper for the dataclass."""

import dataclasses

import torch


@dataclasses.dataclass
class Batch:
    """Features and their mask."""

    features: torch.Tensor
    mask: torch.Tensor


class Scorer(torch.nn.Module):
    """Masked mean."""

    def forward(self, features, mask):
        """One score per row."""
        return (features * mask).sum(1) / mask.sum(1)


torch.manual_seed(0)
features, mask = torch.randn(2, 3), torch.tensor([[1.0, 1.0, 0.0], [1.0, 1.0, 1.0]])
model = Scorer()
batch = Batch(features, mask)
program = torch.export.export(model, (batch.features, batch.mask))

result = program.module()(batch.features, batch.mask)
