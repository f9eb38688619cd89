# releases: >=2.2
"""`torch.cross` without `dim` warns once in a process, whatever the size of the batch."""

import warnings

import torch

with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    for count in (2, 3, 4):
        torch.cross(torch.ones(count, 3), torch.ones(count, 3))
assert len(seen) == 1 and "without specifying the dim arg is deprecated" in str(seen[0].message)
