"""shuffle, append and sort change their object and return None, and a dictionary gives None for a name that it lacks."""

import random

import torch

images = [torch.zeros(3, 8, 8), torch.ones(3, 8, 8)]
assert random.shuffle(images) is None
assert images.append(torch.zeros(3, 8, 8)) is None
assert [2, 1].sort() is None
assert {"image": images}.get("images") is None
