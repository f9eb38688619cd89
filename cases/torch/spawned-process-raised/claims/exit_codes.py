"""A process that ends otherwise is a ProcessExitedException: `sys.exit(1)` is "terminated with exit code 1", a kill "terminated with signal SIGKILL", an abort "SIGABRT"; exit code 0 is no error."""

import os
import signal
import sys

import torch.multiprocessing as mp


def work(rank, how):
    if how == "exit":
        sys.exit(1)
    if how == "leave":
        sys.exit(0)
    if how == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    os.abort()


for how, words in (
    ("exit", "process 0 terminated with exit code 1"),
    ("kill", "process 0 terminated with signal SIGKILL"),
    ("abort", "process 0 terminated with signal SIGABRT"),
):
    try:
        mp.start_processes(work, args=(how,), nprocs=1, start_method="fork")
    except mp.ProcessExitedException as error:
        assert str(error) == words
    else:
        raise AssertionError("nothing was raised")
mp.start_processes(work, args=("leave",), nprocs=1, start_method="fork")
