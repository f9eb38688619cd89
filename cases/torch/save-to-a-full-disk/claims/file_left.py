# releases: >=2.0
"""What is left of a file for which there was no room cannot be loaded."""

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
    except RuntimeError:
        pass
    assert os.path.getsize(path) > 0
    try:
        torch.load(path)
    except (RuntimeError, OSError) as error:
        assert "failed" in str(error) or "Invalid argument" in str(error)
    else:
        raise AssertionError("it is loaded")
