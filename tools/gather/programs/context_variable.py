"""ContextVar mutation not supported"""

import contextvars

import torch

depth = contextvars.ContextVar("depth", default=0)


def fn(x):
    depth.set(1)
    return x + 1


inputs = (torch.ones(3),)
