"""With CUDA_VISIBLE_DEVICES empty, or with the name of a GPU that does not exist, the number of GPUs is 0."""

import os
import subprocess
import sys

import torch  # noqa: F401

for names in ("", "-1", "99"):
    ended = subprocess.run(
        [sys.executable, "-c", "import torch; print(torch.cuda.device_count())"],
        env={**os.environ, "CUDA_VISIBLE_DEVICES": names},
        capture_output=True,
        text=True,
    )
    assert ended.stdout.strip() == "0", (names, ended)
