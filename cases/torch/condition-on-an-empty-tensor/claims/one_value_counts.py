"""A tensor of one element is true where this element is not 0: the index 0 as a result is false."""

import torch

assert bool(torch.nonzero(torch.tensor([0.1, 0.9]) > 0.8))  # found at place 1
assert not bool(torch.nonzero(torch.tensor([0.9, 0.1]) > 0.8))  # found at place 0
