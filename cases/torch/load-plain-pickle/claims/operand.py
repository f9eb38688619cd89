"""With weights_only=True the message is "Unsupported operand 149", whatever the pickle has: 149 is the second opcode of the default protocol."""

import io
import pickle

import numpy as np
import torch

for kept in ({"w": np.ones(3)}, {"w": torch.ones(3)}, [1, 2]):
    data = pickle.dumps(kept)
    assert data[:3] == b"\x80\x04\x95" and data[2] == 149
    try:
        torch.load(io.BytesIO(data), weights_only=True)
    except pickle.UnpicklingError as error:
        assert "Unsupported operand 149" in str(error)
    else:
        raise AssertionError("nothing was raised")
