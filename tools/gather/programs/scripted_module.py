"""torch.jit.script/freeze modules unsupported"""

import torch

model = torch.jit.script(torch.nn.Linear(3, 2))


def fn(x):
    return model(x)


inputs = (torch.ones(3),)
