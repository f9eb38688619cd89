"""Dicts, lists, tuples and named tuples of tensors are inputs without more ado."""

import collections

import torch

Pair = collections.namedtuple("Pair", "features mask")


class Product(torch.nn.Module):
    """The product of what a container holds."""

    def forward(self, batch):
        """All in one."""
        features, mask = batch.values() if isinstance(batch, dict) else batch
        return features * mask


a, b = torch.ones(2), torch.tensor([1.0, 0.0])
for batch in ({"features": a, "mask": b}, [a, b], (a, b), Pair(a, b)):
    program = torch.export.export(Product(), (batch,))
    assert program.module()(batch).tolist() == [1.0, 0.0]
