# releases: >=1.13,<2.8
"""torchrun, which is `python -m torch.distributed.run`, starts all processes and tells each its rank and their number."""

import os
import subprocess
import sys

import torch
import torch.distributed as dist

if "RANK" in os.environ:
    dist.init_process_group("gloo")
    number = torch.tensor([dist.get_rank() + 1])
    dist.all_reduce(number)
    if dist.get_rank() == 0:
        print(dist.get_world_size(), number.item())
    dist.destroy_process_group()
else:
    launch = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc_per_node=2", __file__]
    run = subprocess.run(launch, capture_output=True, text=True)
    assert run.stdout.split() == ["2", "3"], run.stderr
