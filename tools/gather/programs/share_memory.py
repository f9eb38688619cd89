"""Unsupported Tensor.share_memory_() call"""

import torch


def fn(x):
    return (x + 1).share_memory_()


inputs = (torch.ones(3),)
