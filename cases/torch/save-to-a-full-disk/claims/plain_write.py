"""A plain write to a full disk says so."""

import errno

import torch

parts = torch.ones(10_000).numpy().tobytes()
try:
    with open("/dev/full", "wb") as file:
        file.write(parts)
except OSError as error:
    assert error.errno == errno.ENOSPC
    assert "No space left on device" in str(error)
else:
    raise AssertionError("it is written")
