"""numel() counts the elements and len() the first axis: with boxes of shape [0, 4] both are 0, with [3, 0] only numel is."""

import torch

assert torch.zeros(0, 4).numel() == len(torch.zeros(0, 4)) == 0
assert torch.zeros(3, 0).numel() == 0 and len(torch.zeros(3, 0)) == 3
