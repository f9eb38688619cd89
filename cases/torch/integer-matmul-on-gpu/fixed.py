"""Count paths of a graph by a product in float64, which is exact up to 2**53."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

edges = torch.tensor([[0, 1], [1, 1]], device=DEVICE)
result = (edges.double() @ edges.double()).long().cpu()
assert result.tolist() == [[1, 1], [1, 2]]
