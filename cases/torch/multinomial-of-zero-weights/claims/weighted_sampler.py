"""A `WeightedRandomSampler` of zeros raises it when it is iterated; 1 // count is such a weight."""

import torch
from torch.utils.data import WeightedRandomSampler

labels = torch.tensor([0, 0, 0, 1, 1])
counts = torch.bincount(labels)
for replacement in (True, False):
    sampler = WeightedRandomSampler((1 // counts)[labels].tolist(), 5, replacement=replacement)
    try:
        list(sampler)
    except RuntimeError as error:
        assert str(error) == "invalid multinomial distribution (sum of probabilities <= 0)"
    else:
        raise AssertionError("nothing was raised")
assert len(list(WeightedRandomSampler((1 / counts)[labels].tolist(), 5))) == 5
