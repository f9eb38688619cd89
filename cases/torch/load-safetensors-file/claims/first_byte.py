"""The character in the message, or the number of the operand, is the lowest byte of the length of the header; the ninth byte of the file is a brace."""

import io
import pickle
import struct

import torch

for length, key in ((0x1D8, "\\xd8"), (0x3A0, "\\xa0"), (0x2F8, "\\xf8"), (0x126, "&"), (0x120, " ")):
    data = struct.pack("<Q", length) + b"{}".ljust(length)
    assert data[8:9] == b"{"
    for weights_only, words in ((False, f"invalid load key, '{key}'."), (True, f"Unsupported operand {length % 256}")):
        try:
            torch.load(io.BytesIO(data), weights_only=weights_only)
        except pickle.UnpicklingError as error:
            assert words in str(error)
        else:
            raise AssertionError("nothing was raised")
