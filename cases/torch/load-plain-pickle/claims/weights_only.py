"""With weights_only=False the message is "Invalid magic number; corrupt file?" on all releases, also for a pickle of tensors, of a list, and of all protocols from 2 to 5."""

import io
import pickle

import numpy as np
import torch

for kept in ({"w": np.ones(3)}, {"w": torch.ones(3)}, [1, 2]):
    for protocol in (2, 3, 4, 5):
        try:
            torch.load(io.BytesIO(pickle.dumps(kept, protocol)), weights_only=False)
        except RuntimeError as error:
            assert str(error) == "Invalid magic number; corrupt file?"
        else:
            raise AssertionError("nothing was raised")
