"""setattr() on Tensor.requires_grad"""

import torch


def fn(x):
    x.requires_grad = True
    return x + 1


inputs = (torch.ones(3),)
