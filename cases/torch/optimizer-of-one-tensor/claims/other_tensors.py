"""A parameter and the weight of a layer have the same words with SGD and LBFGS too; the last word is the type of the tensor."""

import torch
from torch import nn

for tensor, name in [
    (nn.Parameter(torch.zeros(3)), "torch.FloatTensor"),
    (nn.Linear(2, 2).weight, "torch.FloatTensor"),
    (torch.zeros(3, dtype=torch.float64, requires_grad=True), "torch.DoubleTensor"),
]:
    for make in (
        lambda x: torch.optim.SGD(x, lr=0.1),
        lambda x: torch.optim.AdamW(x),
        lambda x: torch.optim.LBFGS(x),
    ):
        try:
            make(tensor)
        except TypeError as error:
            words = "params argument given to the optimizer should be an iterable of Tensors or dicts, but got "
            assert str(error) == words + name
        else:
            raise AssertionError("nothing was raised")
