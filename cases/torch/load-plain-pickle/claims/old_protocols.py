# releases: >=2.6
"""With weights_only=True a pickle of protocol 2 or 3 of arrays or of tensors names the first global, one of a list the magic number."""

import io
import pickle

import numpy as np
import torch

cifar = {"data": np.zeros((4, 3072), "uint8"), "labels": [0, 1, 2, 3]}
for kept, words in (
    (cifar, "Unsupported global: GLOBAL numpy"),
    ({"w": torch.ones(3)}, "Unsupported global: GLOBAL torch"),
    ([1, 2], "Invalid magic number"),
):
    for protocol in (2, 3):
        data = pickle.dumps(kept, protocol)
        assert data[:2] == bytes([0x80, protocol])
        try:
            torch.load(io.BytesIO(data))
        except (pickle.UnpicklingError, RuntimeError) as error:
            assert words in str(error), error
        else:
            raise AssertionError("nothing was raised")
