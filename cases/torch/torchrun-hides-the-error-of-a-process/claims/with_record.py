"""With record the report has the traceback and the error, and names a file error.json."""

import os
import subprocess
import sys

import torch
from torch.distributed.elastic.multiprocessing.errors import record


@record
def main():
    torch.nn.Linear(6, 2)(torch.ones(3, 8))


if "RANK" in os.environ:
    main()
else:
    launch = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc_per_node=1", __file__]
    log = subprocess.run(launch, capture_output=True, text=True).stderr
    report = log.partition("torch.distributed.elastic.multiprocessing.errors.ChildFailedError")[2]
    assert "mat1 and mat2 shapes cannot be multiplied (3x8 and 6x2)" in report
    assert "error.json" in report and "error_file: <N/A>" not in report
