# releases: >=2.5
"""A Namespace is refused where `weights_only=True` is written, on the releases before 2.6 as well."""

import argparse
import io
import pickle

import torch

file = io.BytesIO()
torch.save({"options": argparse.Namespace(hidden=8)}, file)
file.seek(0)
try:
    torch.load(file, weights_only=True)
except pickle.UnpicklingError as error:
    assert "Unsupported global: GLOBAL argparse.Namespace" in str(error)
else:
    raise AssertionError("nothing was raised")
