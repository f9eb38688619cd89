"""Load weights that were trained on a GPU, on a machine without one, into its memory."""

import io

import torch


def save_as_on_a_gpu(state, file):
    """Write a file like those of a machine with a GPU: its storages are marked with cuda:0."""
    torch.serialization.register_package(0, lambda storage: "cuda:0", lambda storage, location: None)
    torch.save(state, file)
    torch.serialization._package_registry.pop(0)


torch.manual_seed(0)
trained = torch.nn.Linear(4, 2)
file = io.BytesIO()
save_as_on_a_gpu(trained.state_dict(), file)

file.seek(0)
model = torch.nn.Linear(4, 2)
model.load_state_dict(torch.load(file, map_location="cpu"))

result = model(torch.ones(1, 4)).detach()
assert torch.equal(result, trained(torch.ones(1, 4)))
