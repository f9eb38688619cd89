"""A Linear layer in a Python list fails with other words, "Expected all tensors to be on the same device"."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


class Stack(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = [torch.nn.Linear(4, 4)]

    def forward(self, x):
        return self.layers[0](x)


try:
    Stack().to(DEVICE)(torch.ones(2, 4, device=DEVICE))
except RuntimeError as error:
    assert str(error).startswith("Expected all tensors to be on the same device")
    assert "mat1" in str(error), error
else:
    raise AssertionError("nothing was raised")
