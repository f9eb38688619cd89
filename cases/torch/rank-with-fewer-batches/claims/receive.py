"""A `recv` from a rank that ended says the same."""

import datetime
import os

import torch
import torch.distributed as dist


def join(rank, seconds=20):
    """Enter the group of two."""
    dist.init_process_group(
        "gloo",
        init_method="file://" + os.path.abspath("group"),
        rank=rank,
        world_size=2,
        timeout=datetime.timedelta(seconds=seconds),
    )


def failed(function, *arguments):
    """Return the words in which it fails."""
    try:
        function(*arguments)
    except RuntimeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


other = os.fork()
if other == 0:
    join(1)
    os._exit(0)
join(0)
os.waitpid(other, 0)
message = failed(dist.recv, torch.ones(1), 1)
assert "Connection closed by peer" in message or "Connection reset by peer" in message, message
