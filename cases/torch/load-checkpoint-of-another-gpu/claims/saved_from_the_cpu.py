"""A state that was moved to the CPU before `torch.save` loads without `map_location`, to the CPU."""

import io
import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

model = torch.nn.Linear(4, 2).to(DEVICE)
file = io.BytesIO()
torch.save({name: one.cpu() for name, one in model.state_dict().items()}, file)
file.seek(0)
loaded = torch.load(file)
assert {one.device.type for one in loaded.values()} == {"cpu"}
model.load_state_dict(loaded)
assert model.weight.device.type == DEVICE
