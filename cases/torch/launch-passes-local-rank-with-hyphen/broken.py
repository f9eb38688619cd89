"""Start this script with torch.distributed.launch, and report the error of its log."""

import argparse
import os
import subprocess
import sys

import torch


def train():
    parser = argparse.ArgumentParser()
    parser.add_argument("--local_rank", type=int)
    print("local rank", parser.parse_args().local_rank)


if "LOCAL_RANK" in os.environ:
    train()
else:
    launch = [sys.executable, "-m", "torch.distributed.launch", "--standalone", "--nproc_per_node=1", __file__]
    run = subprocess.run(launch, capture_output=True, text=True)
    errors = [line for line in run.stderr.splitlines() if ": error: " in line]
    if errors:
        raise RuntimeError(errors[0].partition(": error: ")[2])
    result = run.stdout.splitlines()
    assert result == ["local rank 0"]
