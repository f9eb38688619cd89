"""Data pointer comparison"""

import torch


def fn(x, y):
    if x.data_ptr() == y.data_ptr():
        return x + 1
    return x - 1


inputs = (torch.ones(3), torch.zeros(3))
