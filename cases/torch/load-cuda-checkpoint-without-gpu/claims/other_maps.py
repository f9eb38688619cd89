"""A dictionary and a function load the file as well as `map_location="cpu"`."""

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
for where in ["cpu", torch.device("cpu"), {"cuda:0": "cpu"}, lambda storage, location: storage]:
    file.seek(0)
    weight = torch.load(file, map_location=where)["weight"]
    assert weight.device.type == "cpu" and weight.sum() == 2
