# releases: >=2.4
"""Both announce it at each construction, as a FutureWarning."""

import warnings

import torch

for made in (torch.cuda.amp.autocast, torch.cuda.amp.GradScaler):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        for _ in range(3):
            made(enabled=False)
    assert sum(one.category is FutureWarning for one in seen) == 3
