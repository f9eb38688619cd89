"""A mask or a list as index, copy_, and a right side with more axes have other words."""

import torch

rows = torch.zeros(4, 10)


def by_mask():
    rows[0, torch.arange(10) < 3] = torch.ones(5)


def by_list():
    rows[0, [0, 1, 2]] = torch.ones(5)


def by_copy():
    rows[0].copy_(torch.ones(5))


def more_axes():
    rows[0] = torch.ones(2, 10)


for call, words in (
    (by_mask, "shape mismatch: value tensor of shape [5]"),
    (by_list, "shape mismatch: value tensor of shape [5]"),
    (by_copy, "The size of tensor a (10) must match the size of tensor b (5)"),
    (more_axes, "the number of sizes provided (1) must be greater or equal to the number of dim"),
):
    try:
        call()
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError(f"{call}: nothing was raised")
