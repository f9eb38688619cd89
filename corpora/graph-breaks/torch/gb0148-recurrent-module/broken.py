"""A graph break, refused: Unsupported function call (delayed)."""

import torch

lstm = torch.nn.LSTM(3, 4)


def fn(x):
    return lstm(x)[0]


inputs = (torch.ones(2, 1, 3),)

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
