"""A checkpoint with an object of a class of the training script is refused as well."""

import subprocess
import sys

import torch

TRAIN = """
import torch


class Meter:
    best = 0.5


torch.save({"meter": Meter(), "weights": torch.ones(2)}, "checkpoint.pt")
"""
subprocess.run([sys.executable, "-c", TRAIN], check=True)
try:
    torch.load("checkpoint.pt", weights_only=False)
except AttributeError as error:
    assert "Can't get attribute 'Meter' on <module '__main__'" in str(error)
else:
    raise AssertionError("nothing was raised")
