# releases: <2.0
"""Before 2.0 the launcher passed --local_rank, and a script that knows --local-rank alone failed."""

import argparse
import os
import subprocess
import sys

import torch

if "LOCAL_RANK" in os.environ:
    parser = argparse.ArgumentParser()
    parser.add_argument("--local-rank", type=int)
    parser.parse_args()
else:
    launch = [sys.executable, "-m", "torch.distributed.launch", "--standalone", "--nproc_per_node=1", __file__]
    log = subprocess.run(launch, capture_output=True, text=True).stderr
    assert "error: unrecognized arguments: --local_rank=0" in log
