"""Attempted to wrap a set with tensors"""

import torch


def fn(items):
    return sum(items)


inputs = ({torch.ones(3), torch.zeros(3)},)
