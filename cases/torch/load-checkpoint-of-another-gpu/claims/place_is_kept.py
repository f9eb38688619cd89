"""`torch.load` puts a tensor back on the GPU it was saved from; with `map_location="cpu"` it uses no memory of the GPU."""

import io
import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

file = io.BytesIO()
torch.save({"weight": torch.ones(1 << 20, device=DEVICE)}, file)
before = torch.cuda.memory_allocated()

file.seek(0)
loaded = torch.load(file, map_location="cpu")
assert loaded["weight"].device.type == "cpu" and torch.cuda.memory_allocated() == before
file.seek(0)
loaded = torch.load(file)
assert loaded["weight"].device == torch.device("cuda:0") and torch.cuda.memory_allocated() >= before + (4 << 20)
