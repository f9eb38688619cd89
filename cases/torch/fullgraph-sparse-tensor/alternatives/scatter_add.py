"""A graph layer sums over its edges with scatter_add, in one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def propagate(edges, weights, features):
    """Sum the features of the neighbours."""
    messages = weights[:, None] * features[edges[1]]
    return torch.zeros_like(features).scatter_add(0, edges[0][:, None].expand_as(messages), messages)


if MODE == "compile":
    propagate = torch.compile(propagate, backend="eager", fullgraph=True)

edges = torch.tensor([[0, 1], [1, 2]])
result = propagate(edges, torch.ones(2), torch.arange(6.0).view(3, 2))
