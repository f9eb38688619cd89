"""--log_dir with --redirects 3 writes the output of each process to a file of its own; the log has no traceback of it then."""

import os
import pathlib
import subprocess
import sys

import torch

if "RANK" in os.environ:
    raise ValueError("the labels are missing")
else:
    launch = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc_per_node=1", "--log_dir=logs", "--redirects=3", __file__]
    log = subprocess.run(launch, capture_output=True, text=True).stderr
    (errors,) = pathlib.Path("logs").glob("**/0/stderr.log")
    assert "ValueError: the labels are missing" in errors.read_text()
    assert "ValueError: the labels are missing" not in log
