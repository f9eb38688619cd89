"""Encode masks that are stored as black and white images for the Dice loss."""

import os

import numpy as np
import torch
import torch.nn.functional as F

MODE = os.environ.get("ERRATA_MODE", "eager")


def encode(mask):
    """One channel for each class."""
    return F.one_hot((mask > 127).long(), 2).permute(0, 3, 1, 2)


if MODE == "compile":
    encode = torch.compile(encode, backend="aot_eager")

image = np.random.default_rng(0).random((1, 4, 4))
mask = np.where(image > 0.5, 255, 0).astype(np.uint8)  # as a PNG file has it
result = encode(torch.from_numpy(mask))
labelled = int(result.sum())
assert labelled == 16, f"{labelled} of 16 pixels have a class"
