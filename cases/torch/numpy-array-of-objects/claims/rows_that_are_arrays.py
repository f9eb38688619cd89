"""An array of objects that are arrays of one length has one axis; np.stack makes the table of it, astype does not."""

import numpy as np
import torch

embeddings = np.empty(3, dtype=object)
for index in range(3):
    embeddings[index] = np.full(4, index, dtype="float32")
assert embeddings.shape == (3,)
assert torch.from_numpy(np.stack(embeddings)).shape == (3, 4)
try:
    embeddings.astype("float32")
except ValueError as error:
    assert "setting an array element with a sequence" in str(error)
else:
    raise AssertionError("nothing was raised")
