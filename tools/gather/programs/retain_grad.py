"""Tensor.retain_grad() with AOTDispatcher"""

import torch


def fn(x):
    y = x * 2
    y.retain_grad()
    return y


inputs = (torch.ones(3, requires_grad=True),)
