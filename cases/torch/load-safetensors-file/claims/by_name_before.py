# releases: <2.11
"""Up to 2.10 the name of the file makes no difference."""

import pickle
import struct
from pathlib import Path

import torch

Path("model.safetensors").write_bytes(struct.pack("<Q", 0x1D8) + b"{}".ljust(0x1D8))
try:
    torch.load("model.safetensors", weights_only=False)
except pickle.UnpicklingError as error:
    assert str(error) == "invalid load key, '\\xd8'."
else:
    raise AssertionError("nothing was raised")
