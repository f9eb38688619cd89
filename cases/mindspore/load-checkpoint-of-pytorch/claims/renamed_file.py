"""A pickle that is named .ckpt raises "Failed to read the checkpoint file"."""

import os
import pickle
import tempfile

import mindspore as ms
import numpy as np

path = os.path.join(tempfile.mkdtemp(), "classifier.ckpt")
with open(path, "wb") as file:
    pickle.dump({"weight": np.ones((2, 10))}, file)
try:
    ms.load_checkpoint(path)
except ValueError as error:
    assert "Failed to read the checkpoint file" in str(error), error
else:
    raise AssertionError("nothing was raised")
