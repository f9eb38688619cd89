"""The message ends with the traceback of the process; its last line is the error, with its type and words, whatever the type."""

import torch
import torch.multiprocessing as mp
from torch import nn


def train(rank):
    nn.Linear(8, 1)(torch.ones(2, 9))


def look_up(rank):
    {"train": 0}["test"]


for function, last in ((train, "mat1 and mat2 shapes cannot be multiplied (2x9 and 8x1)"), (look_up, "KeyError: 'test'")):
    try:
        mp.start_processes(function, nprocs=1, start_method="fork")
    except mp.ProcessRaisedException as error:
        assert str(error).strip().startswith("-- Process 0 terminated with the following error:\nTraceback")
        assert str(error).strip().splitlines()[-1].endswith(last)
    else:
        raise AssertionError("nothing was raised")
