# releases: >=2.6
"""Load a number and an array of NumPy with `weights_only=True` and all globals that they need."""

import io

import numpy as np

import torch

number, array = np.float64(0.5), np.ones(2)
file = io.BytesIO()
torch.save({"best": number, "history": array}, file)
file.seek(0)
functions = [number.__reduce__()[0], array.__reduce__()[0]]
with torch.serialization.safe_globals([*functions, np.ndarray, np.dtype, type(np.dtype("float64"))]):
    checkpoint = torch.load(file, weights_only=True)
assert checkpoint["best"] == 0.5
assert checkpoint["history"].sum() == 2
