"""A group of gloo waits 30 minutes by default, one of NCCL 10."""

import datetime

from torch.distributed import constants

assert constants.default_pg_timeout == datetime.timedelta(minutes=30)
assert constants.default_pg_nccl_timeout in (None, datetime.timedelta(minutes=10))  # or no NCCL
