"""Load weights whose download was resumed until it was complete."""

import os
import tempfile

import torch


def download(source, target, size):
    """Copy a file in parts of `size` bytes and go on where the connection ended."""
    done = 0
    with open(source, "rb") as there, open(target + ".part", "wb") as here:
        while done < os.path.getsize(source):
            there.seek(done)
            done += here.write(there.read(size))
    os.replace(target + ".part", target)


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
