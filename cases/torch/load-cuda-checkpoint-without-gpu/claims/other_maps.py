"""A dictionary with the name that the file has and a function load it as well as `map_location="cpu"`; another name and "cuda" raise the same."""

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
for where in [{"cuda": "cpu"}, {"cuda:1": "cpu"}, "cuda", "cuda:0"]:
    file.seek(0)
    try:
        torch.load(file, map_location=where)
    except RuntimeError as error:
        assert "Attempting to deserialize object on a CUDA device" in str(error), error
    else:
        raise AssertionError("nothing was raised")
