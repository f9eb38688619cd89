# releases: >=2.0
"""A limit of the size of files has the same words."""

import os
import resource
import signal
import tempfile

import torch

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "model.pt")
    try:
        with open(path, "wb") as file:
            torch.save({"weight": torch.ones(100_000)}, file)
    except RuntimeError as error:
        assert "unexpected pos" in str(error)
    else:
        raise AssertionError("it is saved")
