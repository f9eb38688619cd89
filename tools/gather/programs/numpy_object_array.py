"""ndarray.astype(object)"""

import torch


def fn(x):
    return x.numpy().astype(object)


inputs = (torch.ones(3),)
