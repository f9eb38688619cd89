# releases: >=2.15
"""torchrun starts a job on one machine without a port while 29500 is taken."""

import os
import subprocess
import sys
import tempfile

import torch.distributed as dist

SCRIPT = """
import os
import torch.distributed as dist
dist.init_process_group("gloo")
assert os.environ["MASTER_PORT"] != "29500"
dist.destroy_process_group()
"""
try:
    another_job = dist.TCPStore("127.0.0.1", 29500, 1, True)
except RuntimeError:
    print("a job is really running")
with tempfile.TemporaryDirectory() as folder:
    script = os.path.join(folder, "job.py")
    with open(script, "w") as file:
        file.write(SCRIPT)
    subprocess.run([sys.executable, "-m", "torch.distributed.run", script], check=True)
