"""With `num_workers=0` the ValueError is printed by a thread, and the loop waits without end."""

import subprocess
import sys

PROGRAM = """
import numpy as np
from paddle.io import DataLoader, Dataset


class Rows(Dataset):
    def __getitem__(self, index):
        return np.arange(index + 2)

    def __len__(self):
        return 4


for batch in DataLoader(Rows(), batch_size=2):
    pass
print("at the end")
"""

try:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=20)
except subprocess.TimeoutExpired as stopped:
    printed = (stopped.stderr or b"").decode()
    assert "all input arrays must have the same shape" in printed, printed
else:
    raise AssertionError("it ended: " + done.stdout + done.stderr)
