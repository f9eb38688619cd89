# releases: !=2.13.*
"""`reset_accumulated_memory_stats` calls its argument invalid as well, and the old name `reset_max_memory_allocated` has the words of the new one."""

import warnings

import torch

warnings.simplefilter("ignore")
for call, name in [
    (torch.cuda.reset_accumulated_memory_stats, "reset_accumulated_memory_stats"),
    (torch.cuda.reset_max_memory_allocated, "reset_peak_memory_stats"),
]:
    try:
        call()
    except RuntimeError as error:
        assert f"invalid argument to {name}" in str(error), error
    else:
        raise AssertionError("nothing was raised")
