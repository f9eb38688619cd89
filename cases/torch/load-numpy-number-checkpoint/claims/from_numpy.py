"""A tensor that was made from an array loads with `weights_only=True`."""

import io

import numpy as np

import torch

file = io.BytesIO()
torch.save({"history": torch.from_numpy(np.ones(3))}, file)
file.seek(0)
assert torch.load(file, weights_only=True)["history"].sum() == 3
