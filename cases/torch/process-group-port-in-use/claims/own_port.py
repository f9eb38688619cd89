# releases: >=2.5
"""While 29500 is taken, `torchrun --master-port` and `torchrun --standalone` start a job."""

import os
import subprocess
import sys
import tempfile

import torch.distributed as dist

SCRIPT = """
import torch.distributed as dist
dist.init_process_group("gloo")
dist.destroy_process_group()
"""
try:
    another_job = dist.TCPStore("127.0.0.1", 29500, 1, True)
except RuntimeError:
    print("a job is really running")
free = dist.TCPStore("127.0.0.1", 0, 1, True)
port = str(free.port)
del free
with tempfile.TemporaryDirectory() as folder:
    script = os.path.join(folder, "job.py")
    with open(script, "w") as file:
        file.write(SCRIPT)
    for options in (["--master-port", port], ["--standalone"]):
        subprocess.run(
            [sys.executable, "-m", "torch.distributed.run", *options, script], check=True
        )
