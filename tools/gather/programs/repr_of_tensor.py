"""repr() on tensor"""

import torch


def fn(x):
    return repr(x), x + 1


inputs = (torch.ones(3),)
