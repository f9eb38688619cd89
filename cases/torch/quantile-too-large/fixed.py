"""Threshold at the 99th percentile of many activations, by their k-th smallest value."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")
COUNT = 2**24 + 1

torch.manual_seed(0)
activations = torch.rand(COUNT).to(DEVICE)

threshold = activations.kthvalue(int(0.99 * COUNT)).values

assert abs(threshold.item() - 0.99) < 0.001, "threshold %.4f" % threshold.item()
result = threshold
