"""With weights_only=True the message for a pickle of protocol 4 or 5 is "Unsupported operand 149", the second opcode."""

import io
import pickle

import numpy as np
import torch

assert pickle.DEFAULT_PROTOCOL in (4, 5)
for kept in ({"w": np.ones(3)}, {"w": torch.ones(3)}, [1, 2]):
    for protocol in (4, 5):
        data = pickle.dumps(kept, protocol)
        assert data[2] == 149
        try:
            torch.load(io.BytesIO(data), weights_only=True)
        except pickle.UnpicklingError as error:
            assert "Unsupported operand 149" in str(error)
        else:
            raise AssertionError("nothing was raised")
