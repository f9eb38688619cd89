"""The loader warns in each epoch, and not when it is made."""

import warnings

import torch
from torch.utils.data import DataLoader


def warned(action):
    """How often the action warns."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        action()
    return sum("no accelerator is found" in str(one.message) for one in caught)


assert warned(lambda: DataLoader(torch.ones(4), pin_memory=True)) == 0
loader = DataLoader(torch.ones(4), pin_memory=True)
assert warned(lambda: list(loader)) == 1
assert warned(lambda: [list(loader) for _ in range(2)]) == 2
