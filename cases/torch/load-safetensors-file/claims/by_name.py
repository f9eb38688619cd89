# releases: >=2.15
"""torch.load reads a path that ends in .safetensors with the package safetensors, and asks for it where it is not installed; a file object it does not."""

import pickle
import struct
import sys
import types
from pathlib import Path

import torch

Path("model.safetensors").write_bytes(struct.pack("<Q", 0x1D8) + b"{}".ljust(0x1D8))
sys.modules["safetensors"] = None
try:
    torch.load("model.safetensors")
except RuntimeError as error:
    assert "safetensors is not installed. Please install safetensors with: pip install safetensors" in str(error)
else:
    raise AssertionError("nothing was raised")

package, part = types.ModuleType("safetensors"), types.ModuleType("safetensors.torch")
package.torch, part.load_file = part, lambda path, device: {"read": path}
sys.modules.update({"safetensors": package, "safetensors.torch": part})
assert torch.load("model.safetensors") == {"read": "model.safetensors"}
try:
    with open("model.safetensors", "rb") as file:
        torch.load(file)
except pickle.UnpicklingError as error:
    assert "Unsupported operand 216" in str(error)
else:
    raise AssertionError("nothing was raised")
