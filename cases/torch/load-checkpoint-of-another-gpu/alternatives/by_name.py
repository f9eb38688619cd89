"""Load weights that were trained on the eighth GPU of a server, and name the GPU that takes its place."""

import io
import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def save_as_on_a_server(state, file):
    """Write a file like those of a machine with many GPUs: its storages are marked with cuda:7."""
    torch.serialization.register_package(0, lambda storage: "cuda:7", lambda storage, location: None)
    torch.save(state, file)
    torch.serialization._package_registry.pop(0)


torch.manual_seed(0)
trained = torch.nn.Linear(4, 2)
file = io.BytesIO()
save_as_on_a_server(trained.state_dict(), file)

file.seek(0)
model = torch.nn.Linear(4, 2).to(DEVICE)
model.load_state_dict(torch.load(file, map_location={"cuda:7": DEVICE}))

result = model.weight.detach().cpu()
assert torch.equal(result, trained.weight)
