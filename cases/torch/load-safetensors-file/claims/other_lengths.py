"""With a lowest byte of 0x80, as with one of 0, the message names \\x00; both are lengths of headers that are filled up to a multiple of 8."""

import io
import pickle
import struct

import torch

for length in (0x80, 0x180, 0x100):
    try:
        torch.load(io.BytesIO(struct.pack("<Q", length) + b"{}".ljust(length)), weights_only=False)
    except pickle.UnpicklingError as error:
        assert str(error) == "invalid load key, '\\x00'."
    else:
        raise AssertionError("nothing was raised")
