# releases: >=2.5,<2.6
"""torchrun without a port has the same words while 29500 is taken."""

import os
import subprocess
import sys
import tempfile

import torch.distributed as dist

try:
    another_job = dist.TCPStore("127.0.0.1", 29500, 1, True)
except RuntimeError:
    print("a job is really running")
with tempfile.TemporaryDirectory() as folder:
    script = os.path.join(folder, "job.py")
    with open(script, "w") as file:
        file.write("")
    job = subprocess.run(
        [sys.executable, "-m", "torch.distributed.run", script], stderr=subprocess.PIPE, text=True
    )
assert job.returncode != 0
assert "port: 29500" in job.stderr
assert "address already in use" in job.stderr
