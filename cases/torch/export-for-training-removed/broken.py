"""A model is exported for quantization by the function of 2.5."""

import torch


class Model(torch.nn.Module):
    """Double."""

    def forward(self, x):
        """Double."""
        return x * 2


exported = torch.export.export_for_training(Model(), (torch.ones(2),))
result = exported.module()(torch.ones(2))
