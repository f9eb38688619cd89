"""A rank that was killed, or that ended by an error, leaves the same words, "Connection closed by peer" or "Connection reset by peer"."""

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
    os.kill(os.getpid(), 9)
join(0)
os.waitpid(other, 0)
message = failed(dist.all_reduce, torch.ones(1))
assert "Connection closed by peer" in message or "Connection reset by peer" in message, message
dist.destroy_process_group()
os.remove("group")

other = os.fork()
if other == 0:
    join(1)
    try:
        [][0]
    except IndexError:
        os._exit(1)
join(0)
os.waitpid(other, 0)
message = failed(dist.all_reduce, torch.ones(1))
assert "Connection closed by peer" in message or "Connection reset by peer" in message, message
