# releases: >=2.5,!=2.13.*
"""`reset_accumulated_memory_stats` calls its argument invalid as well."""

import torch

try:
    torch.cuda.reset_accumulated_memory_stats()
except RuntimeError as error:
    assert "invalid argument to reset_accumulated_memory_stats" in str(error)
else:
    raise AssertionError("nothing was raised")
