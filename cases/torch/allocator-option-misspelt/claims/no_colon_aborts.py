# releases: >=2.15
"""A text without a colon ends the process in `import torch`."""

import os
import subprocess
import sys

for text in ["max_split_size_mb=128", "/opt/models"]:
    environment = os.environ | {"PYTORCH_CUDA_ALLOC_CONF": text}
    command = [sys.executable, "-c", "import torch"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert ended.returncode != 0
    assert "Index out of bounds in ConfigTokenizer" in ended.stderr
