"""Data pointer truth value"""

import torch


def fn(x):
    if x.data_ptr():
        return x + 1
    return x - 1


inputs = (torch.ones(3),)
