"""A file of gzip and of HDF5 have such messages too, and an array of NumPy with weights_only=True."""

import gzip
import io
import pickle

import numpy as np
import torch

array = io.BytesIO()
np.save(array, np.ones(3))
packed, hdf5 = gzip.compress(b"weights"), b"\x89HDF\r\n\x1a\n" + bytes(64)
assert packed[:2].hex() == "1f8b" and hdf5[:4].hex() == "89484446" and array.getvalue()[:4].hex() == "934e554d"
for data, weights_only, words in (
    (packed, False, "invalid load key, '"),
    (hdf5, False, "invalid load key, '"),
    (packed, True, "Unsupported operand 31"),
    (hdf5, True, "Unsupported operand"),
    (array.getvalue(), True, "Unsupported operand 147"),
):
    try:
        torch.load(io.BytesIO(data), weights_only=weights_only)
    except pickle.UnpicklingError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
