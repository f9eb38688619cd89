"""torch.ops.load_library raises the reason, an OSError of the system's loader that names the file."""

import os
import tempfile

import torch

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "_C.so")
    with open(path, "wb") as file:
        file.write(b"a library of another torch, or for another system")
    try:
        torch.ops.load_library(path)
    except OSError as error:
        reason = f"{error} {error.__cause__}"
assert path in reason
assert "invalid ELF header" in reason or "file too short" in reason, reason
