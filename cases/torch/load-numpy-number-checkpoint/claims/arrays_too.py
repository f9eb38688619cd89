# releases: >=2.6
"""An array fails likewise, with `_reconstruct`; allow-listing `scalar` leads to `numpy.dtype`; `weights_only=False` loads the file."""

import io
import pickle

import numpy as np

import torch


def load(value, **options):
    """Save and load a value."""
    file = io.BytesIO()
    torch.save({"value": value}, file)
    file.seek(0)
    return torch.load(file, **options)["value"]


def refused(value):
    """The message of the refusal."""
    try:
        load(value)
    except pickle.UnpicklingError as error:
        return str(error)
    raise AssertionError("nothing was raised")


assert "multiarray._reconstruct" in refused(np.ones(2))
assert load(np.float64(1.0), weights_only=False) == 1.0
scalar = np.float64(1.0).__reduce__()[0]
with torch.serialization.safe_globals([scalar]):
    assert "dtype" in refused(np.float64(1.0))
