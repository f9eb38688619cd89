"""The process that failed first is under Root Cause; the others are ended by torchrun."""

import os
import signal
import subprocess
import sys

import torch

if "RANK" in os.environ:
    if os.environ["RANK"] == "0":
        signal.pause()
    raise ValueError("the labels of rank 1 are missing")
else:
    launch = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc_per_node=2", __file__]
    log = subprocess.run(launch, capture_output=True, text=True).stderr
    report = log.partition("torch.distributed.elastic.multiprocessing.errors.ChildFailedError")[2]
    cause = report.partition("Root Cause (first observed failure):")[2]
    assert "rank      : 1 (local_rank: 1)" in cause and "exitcode  : 1 (pid: " in cause
    assert "ValueError: the labels of rank 1 are missing" in log
