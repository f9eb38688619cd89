# releases: >=2.5
"""`vars(options)` with a `Path` in it is refused, and so is a Namespace of which only the class is allowed; with a string it loads."""

import argparse
import io
import pathlib
import pickle

import torch


def load(options):
    """Save and load options as weights."""
    file = io.BytesIO()
    torch.save({"options": options}, file)
    file.seek(0)
    return torch.load(file, weights_only=True)["options"]


options = argparse.Namespace(hidden=8, data=pathlib.Path("data"))
for saved in (vars(options), options):
    try:
        with torch.serialization.safe_globals([argparse.Namespace]):
            load(saved)
    except pickle.UnpicklingError as error:
        assert "pathlib" in str(error) and "Path" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert load({**vars(options), "data": str(options.data)}) == {"hidden": 8, "data": "data"}
