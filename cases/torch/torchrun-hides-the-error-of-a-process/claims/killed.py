"""A process that was killed has a negative exitcode and the name of the signal, and no traceback."""

import os
import signal
import subprocess
import sys

import torch

if "RANK" in os.environ:
    os.kill(os.getpid(), signal.SIGKILL)
else:
    launch = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc_per_node=1", __file__]
    log = subprocess.run(launch, capture_output=True, text=True).stderr
    report = log.partition("torch.distributed.elastic.multiprocessing.errors.ChildFailedError")[2]
    assert "exitcode  : -9 (pid: " in report
    assert "traceback : Signal 9 (SIGKILL) received by PID" in report
    assert f'File "{__file__}"' not in log
