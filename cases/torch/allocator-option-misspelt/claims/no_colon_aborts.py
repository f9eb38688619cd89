# releases: >=2.9,!=2.13.*
"""A text without a colon ends the process in `import torch`, in the old and in the new variable; a misspelt name with a colon does not."""

import os
import subprocess
import sys


def imported(variable, text):
    """What a process does that only imports PyTorch."""
    environment = {**os.environ, variable: text}
    command = [sys.executable, "-c", "import torch"]
    return subprocess.run(command, env=environment, capture_output=True, text=True)


for variable, text in [
    ("PYTORCH_CUDA_ALLOC_CONF", "max_split_size_mb=128"),
    ("PYTORCH_ALLOC_CONF", "/opt/models"),
]:
    ended = imported(variable, text)
    assert ended.returncode != 0
    assert "Index out of bounds in ConfigTokenizer" in ended.stderr
assert imported("PYTORCH_CUDA_ALLOC_CONF", "max_split_size:128").returncode == 0
