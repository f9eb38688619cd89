"""Attempted to read undefined local variable"""

import torch


def fn(x, ready):
    if ready:
        y = x + 1
    try:
        return y
    except UnboundLocalError:
        return x


inputs = (torch.ones(3), False)
