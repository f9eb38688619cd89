"""A lowest byte that is an instruction of pickle leads to other messages, with weights_only=False; 0x80 and 0 mostly to \\x00."""

import io
import struct

import torch

for length, words in (
    (0x128, "invalid load key, '\\x01'"),
    (0x130, "unpickling stack underflow"),
    (0x150, "persistent"),
    (0x158, "invalid load key, '\\x00'"),
    (0x168, "Memo value not found at index 1"),
    (0x170, "pickle data was truncated"),
    (0x80, "invalid load key, '\\x00'"),
    (0x180, "invalid load key, '\\x00'"),
    (0x100, "invalid load key, '\\x00'"),
    (0x190, "could not find MARK"),
    (0x198, "unpickling stack underflow"),
    (0x12380, "unsupported pickle protocol: 35"),
):
    try:
        torch.load(io.BytesIO(struct.pack("<Q", length) + b"{}".ljust(length)), weights_only=False)
    except Exception as error:  # each length has a type of its own
        assert words in str(error), (hex(length), error)
    else:
        raise AssertionError("nothing was raised")
