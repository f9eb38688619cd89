# releases: !=2.13.*
"""With a device as its argument the words are "Invalid device argument"."""

import torch

for device in (0, "cuda:0"):
    try:
        torch.cuda.reset_peak_memory_stats(device)
    except RuntimeError as error:
        assert "Invalid device argument" in str(error), error
    else:
        raise AssertionError("nothing was raised")
