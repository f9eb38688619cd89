"""A graph break, refused: attempted to trace numpy function unsupported by PyTorch."""

import numpy as np
import torch


def fn(x):
    return np.unwrap(x.numpy())


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
