"""Start a script that reads LOCAL_RANK with torch.distributed.launch and `--use_env`."""

import os
import subprocess
import sys

import torch

if "LOCAL_RANK" in os.environ:
    print("local rank", int(os.environ["LOCAL_RANK"]), sys.argv[1:])
else:
    options = ["--use_env", "--standalone", "--nproc_per_node=1"]
    launch = [sys.executable, "-m", "torch.distributed.launch", *options, __file__]
    run = subprocess.run(launch, capture_output=True, text=True)
    assert run.stdout.splitlines() == ["local rank 0 []"], run.stderr
