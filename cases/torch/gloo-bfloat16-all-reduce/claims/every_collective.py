"""Not only reductions fail: broadcast, gather and scatter of bfloat16 do too, and those of int16 in the same words; float32 and float16 pass."""

import tempfile

import torch
import torch.distributed as dist


def failing(dtype):
    """The collectives that refuse a type."""
    names = []
    for name, call in [
        ("all_reduce", lambda x: dist.all_reduce(x)),
        ("broadcast", lambda x: dist.broadcast(x, 0)),
        ("all_gather", lambda x: dist.all_gather([x.clone()], x)),
        ("gather", lambda x: dist.gather(x, [x.clone()], 0)),
        ("scatter", lambda x: dist.scatter(x, [x.clone()], 0)),
        ("reduce", lambda x: dist.reduce(x, 0)),
    ]:
        try:
            call(torch.ones(4, dtype=dtype))
        except RuntimeError as error:
            assert "Invalid scalar type" in str(error), error
            names.append(name)
    return names


with tempfile.TemporaryDirectory() as folder:
    dist.init_process_group("gloo", store=dist.FileStore(folder + "/store", 1), rank=0, world_size=1)
    every = ["all_reduce", "broadcast", "all_gather", "gather", "scatter", "reduce"]
    assert failing(torch.bfloat16) == failing(torch.int16) == every
    assert failing(torch.float32) == failing(torch.float16) == []
