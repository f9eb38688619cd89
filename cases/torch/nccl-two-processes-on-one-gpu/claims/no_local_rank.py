"""`mp.spawn` sets no LOCAL_RANK: the function gets the number of its process as the first argument."""

import os

import torch.multiprocessing as mp


def train(rank):
    assert rank in (0, 1)
    assert "LOCAL_RANK" not in os.environ


if __name__ == "__main__":
    os.environ.pop("LOCAL_RANK", None)
    mp.spawn(train, nprocs=2)
