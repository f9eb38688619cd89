# releases: >=2.4
"""`torch.cuda.amp.GradScaler` warns with a FutureWarning, and `torch.amp.GradScaler` does not."""

import warnings

import torch

with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    torch.cuda.amp.GradScaler(enabled=False)
    assert [one.category for one in seen] == [FutureWarning]
    torch.amp.GradScaler("cuda", enabled=False)
    assert len(seen) == 1
