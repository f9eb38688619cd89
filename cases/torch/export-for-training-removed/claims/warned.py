# releases: >=2.9,<2.10
"""2.9 warns and names the replacement."""

import warnings

import torch

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.export.export_for_training(torch.nn.Linear(2, 2), (torch.ones(1, 2),))
assert any("export_for_training" in str(one.message) for one in caught), [str(one.message) for one in caught]
