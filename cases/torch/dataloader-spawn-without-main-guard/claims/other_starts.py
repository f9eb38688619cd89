"""A script without a guard fails with `forkserver` and after `set_start_method("spawn")` too, and passes with `fork`."""

import os
import subprocess
import sys
import tempfile

SCRIPT = """
import torch.multiprocessing
from torch.utils.data import DataLoader
%s
for batch in DataLoader([1, 2], num_workers=1%s):
    pass
"""
SPAWN = 'torch.multiprocessing.set_start_method("spawn", force=True)'


def words(*parts):
    """What a script says that starts a worker."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "script.py")
        with open(path, "w") as file:
            file.write(SCRIPT % parts)
        return subprocess.run([sys.executable, path], capture_output=True, text=True, timeout=100).stderr


if __name__ == "__main__":
    for parts in (("", ', multiprocessing_context="forkserver"'), (SPAWN, "")):
        said = words(*parts)
        assert "finished its bootstrapping phase" in said and "exited unexpectedly" in said, said
    assert words("", ', multiprocessing_context="fork"') == ""
