"""Since 2.0 the launcher passes --local-rank with a hyphen, and sets LOCAL_RANK as well."""

import os
import subprocess
import sys

import torch

if "LOCAL_RANK" in os.environ:
    print(os.environ["LOCAL_RANK"], sys.argv[1:])
else:
    launch = [sys.executable, "-m", "torch.distributed.launch", "--standalone", "--nproc_per_node=1", __file__]
    output = subprocess.run(launch, capture_output=True, text=True).stdout
    assert output.strip() == "0 ['--local-rank=0']", output
