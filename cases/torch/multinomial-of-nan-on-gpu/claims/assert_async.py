# releases: >=2.5
"""A draw checks the probabilities by `_assert_async`, which waits for no GPU."""

import torch

probabilities = torch.tensor([0.2, 0.3, 0.5])
with torch.autograd.profiler.profile() as profile:
    torch.multinomial(probabilities, 1)
assert "aten::_assert_async" in [event.key for event in profile.key_averages()]
