# releases: >=2.9,<2.11
"""An assignment of -1e9 to the elements of a mask gives -inf."""

import torch

scores = torch.zeros(2).half()
scores[torch.tensor([False, True])] = -1e9
assert scores.tolist() == [0, -float("inf")]
