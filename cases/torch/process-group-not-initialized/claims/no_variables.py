"""`init_process_group` under plain python fails too: `RANK` is not set."""

import torch.distributed as dist

try:
    dist.init_process_group("gloo")
except ValueError as error:
    assert "environment variable RANK expected, but not set" in str(error)
else:
    raise AssertionError("nothing was raised")
