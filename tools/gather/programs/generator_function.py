"""Attempt to trace generator"""

import torch


def fn(x):
    yield x + 1
    yield x + 2


inputs = (torch.ones(3),)
