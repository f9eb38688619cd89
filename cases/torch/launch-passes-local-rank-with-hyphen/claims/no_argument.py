"""A script without such an argument fails in the same words, and the launcher's ChildFailedError names exitcode 2."""

import argparse
import os
import subprocess
import sys

import torch

if "LOCAL_RANK" in os.environ:
    argparse.ArgumentParser().parse_args()
else:
    launch = [sys.executable, "-m", "torch.distributed.launch", "--standalone", "--nproc_per_node=1", __file__]
    log = subprocess.run(launch, capture_output=True, text=True).stderr
    assert "error: unrecognized arguments: --local-rank=0" in log
    assert "ChildFailedError" in log
    assert "exitcode  : 2" in log
