"""The traceback of the process, with the error, stands in the log above the ChildFailedError, whose report has neither."""

import os
import subprocess
import sys

import torch

if "RANK" in os.environ:
    torch.nn.Linear(6, 2)(torch.ones(3, 8))
else:
    launch = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc_per_node=1", __file__]
    log = subprocess.run(launch, capture_output=True, text=True).stderr
    above, _, report = log.partition("torch.distributed.elastic.multiprocessing.errors.ChildFailedError")
    assert "mat1 and mat2 shapes cannot be multiplied (3x8 and 6x2)" in above
    assert "mat1 and mat2" not in report
    assert "exitcode  : 1 (pid: " in report and "error_file: <N/A>" in report
    assert "To enable traceback see: https://pytorch.org/docs/stable/elastic/errors.html" in report
