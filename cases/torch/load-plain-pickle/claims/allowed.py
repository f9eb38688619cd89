# releases: >=2.6
"""With the globals of NumPy allowed the message for a pickle of protocol 2 is on the magic number."""

import _codecs
import io
import pickle

import numpy as np
import torch

data = pickle.dumps({b"data": np.zeros((4, 3072), "uint8")}, 2)
array = np.ones(1, "uint8").__reduce__()
dtypes = [np.dtype, type(np.dtype("uint8"))]
with torch.serialization.safe_globals([array[0], np.ndarray, _codecs.encode, *dtypes]):
    try:
        torch.load(io.BytesIO(data))
    except RuntimeError as error:
        assert "Invalid magic number" in str(error), error
    else:
        raise AssertionError("nothing was raised")
