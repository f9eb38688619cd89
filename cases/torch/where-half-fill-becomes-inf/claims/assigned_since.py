# releases: >=2.15
"""An assignment of -1e9 to the elements of a mask raises."""

import torch

scores = torch.zeros(2).half()
try:
    scores[torch.tensor([False, True])] = -1e9
except RuntimeError as error:
    assert str(error).endswith("::Half without overflow"), error
else:
    raise AssertionError("nothing was raised")
