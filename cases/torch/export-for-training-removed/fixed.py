"""The model is exported by `torch.export.export`, which does the same."""

import torch


class Model(torch.nn.Module):
    """Double."""

    def forward(self, x):
        """Double."""
        return x * 2


exported = torch.export.export(Model(), (torch.ones(2),))
result = exported.module()(torch.ones(2))
