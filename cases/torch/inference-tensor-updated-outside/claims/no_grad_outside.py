# releases: >=1.13
"""After the block `torch.no_grad()` does not allow the update."""

import torch

with torch.inference_mode():
    total = 0.0 + torch.ones(())
with torch.no_grad():
    try:
        total /= 2
    except RuntimeError as error:
        assert "Inplace update to inference tensor outside InferenceMode" in str(error), error
    else:
        raise AssertionError("nothing was raised")
