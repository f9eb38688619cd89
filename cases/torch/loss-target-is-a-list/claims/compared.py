"""A comparison of the predictions with a list raises nothing: it is one bool, False even where all agree."""

import torch

predicted, labels = torch.tensor([0, 1, 1]), [0, 1, 1]
assert (predicted == labels) is False
assert (predicted == torch.tensor(labels)).tolist() == [True, True, True]
