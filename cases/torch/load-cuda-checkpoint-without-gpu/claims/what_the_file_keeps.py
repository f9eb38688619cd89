"""The file has the name of the device; it is handed to a function that is given as `map_location`."""

import io

import torch


def save_as_on_a_gpu(state, file):
    """Write a file like those of a machine with a GPU: its storages are marked with cuda:0."""
    torch.serialization.register_package(
        0, lambda storage: "cuda:0", lambda storage, location: None
    )
    torch.save(state, file)
    torch.serialization._package_registry.pop(0)


file = io.BytesIO()
save_as_on_a_gpu({"weight": torch.ones(2)}, file)
file.seek(0)
seen = []
torch.load(file, map_location=lambda storage, location: seen.append(location) or storage)
assert seen == ["cuda:0"]
