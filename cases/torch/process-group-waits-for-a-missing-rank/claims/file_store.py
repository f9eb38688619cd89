"""With an init_method that names a file the message is "Wait timeout"."""

import os
from datetime import timedelta

import torch.distributed as dist

meeting = "file://" + os.path.abspath("meeting")
try:
    dist.init_process_group("gloo", init_method=meeting, rank=0, world_size=2, timeout=timedelta(seconds=1))
except RuntimeError as error:
    assert str(error) == "Wait timeout"
else:
    raise AssertionError("nothing was raised")
