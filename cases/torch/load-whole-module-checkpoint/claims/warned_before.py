# releases: ==2.5.1
"""2.5.1 warns of the change."""

import io
import warnings

import torch

checkpoint = io.BytesIO()
torch.save({}, checkpoint)
checkpoint.seek(0)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.load(checkpoint)
assert any("weights_only=False" in str(one.message) for one in caught)
