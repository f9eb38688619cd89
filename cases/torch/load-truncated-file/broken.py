"""Load weights whose download ended early."""

import os
import tempfile

import torch


def download(source, target, size):
    """Copy a file in parts of `size` bytes; the connection ends after the first part."""
    with open(source, "rb") as there, open(target, "wb") as here:
        here.write(there.read(size))


torch.manual_seed(0)
model = torch.nn.Linear(256, 256)
with tempfile.TemporaryDirectory() as folder:
    published = os.path.join(folder, "published.pt")
    torch.save(model.state_dict(), published)
    local = os.path.join(folder, "local.pt")
    download(published, local, size=100000)
    state = torch.load(local)

result = sum(value.numel() for value in state.values())
assert result == 256 * 256 + 256
