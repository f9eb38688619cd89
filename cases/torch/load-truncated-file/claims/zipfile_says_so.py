"""`python -m zipfile -l` says of an incomplete file that it is not a ZIP file."""

import pathlib
import subprocess
import sys
import tempfile

import torch

with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder, "weights.pt")
    torch.save(torch.zeros(50000), path)
    command = [sys.executable, "-m", "zipfile", "-l", str(path)]
    assert subprocess.run(command, capture_output=True).returncode == 0
    path.write_bytes(path.read_bytes()[:100000])
    ended = subprocess.run(command, capture_output=True, text=True)
assert ended.returncode != 0 and "File is not a zip file" in ended.stderr
