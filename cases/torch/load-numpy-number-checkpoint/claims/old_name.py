# releases: >=2.6
"""In a file of NumPy 1 the function has its old name, and is allowed by the pair of both."""

import io
import pickle
import zipfile

import numpy as np

import torch

number = np.float64(0.5)
written, file = io.BytesIO(), io.BytesIO()
torch.save({"best": number}, written)
with zipfile.ZipFile(written) as source, zipfile.ZipFile(file, "w") as target:
    for name in source.namelist():  # what NumPy 1 writes
        target.writestr(name, source.read(name).replace(b"numpy._core.multiarray", b"numpy.core.multiarray"))
scalar = number.__reduce__()[0]
rest = [np.dtype, type(np.dtype("float64"))]


def load(function):
    """Load the file with this function allowed."""
    file.seek(0)
    with torch.serialization.safe_globals([function, *rest]):
        return torch.load(file, weights_only=True)["best"]


assert load((scalar, "numpy.core.multiarray.scalar")) == 0.5
if scalar.__module__ == "numpy._core.multiarray":
    try:
        load(scalar)
    except pickle.UnpicklingError as error:
        assert "GLOBAL numpy.core.multiarray.scalar" in str(error), error
    else:
        raise AssertionError("nothing was raised")
