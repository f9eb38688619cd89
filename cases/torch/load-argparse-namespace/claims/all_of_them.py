# releases: >=2.6
"""The message names one refused class; `get_unsafe_globals_in_checkpoint` lists all."""

import argparse
import io
import pathlib
import pickle

import torch

file = io.BytesIO()
torch.save({"options": argparse.Namespace(hidden=8), "data": pathlib.Path("data")}, file)
file.seek(0)
try:
    torch.load(file)
except pickle.UnpicklingError as error:
    assert "argparse.Namespace" in str(error) and "pathlib" not in str(error)
else:
    raise AssertionError("nothing was raised")
file.seek(0)
names = torch.serialization.get_unsafe_globals_in_checkpoint(file)
assert "argparse.Namespace" in names and any("Path" in name for name in names)
