"""With weights_only=False the message is "Invalid magic number; corrupt file?" on all releases, also for a pickle of tensors, of a list or of protocol 2."""

import io
import pickle

import numpy as np
import torch

for kept in ({"w": np.ones(3)}, {"w": torch.ones(3)}, [1, 2]):
    for protocol in (2, 4):
        try:
            torch.load(io.BytesIO(pickle.dumps(kept, protocol)), weights_only=False)
        except RuntimeError as error:
            assert str(error) == "Invalid magic number; corrupt file?"
        else:
            raise AssertionError("nothing was raised")
