"""Call to `torch._dynamo.graph_break()`"""

import torch


def fn(x):
    x = x + 1
    torch._dynamo.graph_break()
    return x * 2


inputs = (torch.ones(3),)
