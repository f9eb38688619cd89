"""An empty list is false; if, while, not, and, or, assert, a comparison of lists with empty tensors, and in, remove, any and max of such a list raise it, of every dtype and shape without elements."""

import torch


def as_assert(tensor):
    assert tensor


def as_while(tensor):
    while tensor:
        break


for tensor in (torch.tensor([]), torch.zeros(0, dtype=torch.bool), torch.zeros(0, 4), torch.zeros(3, 0)):
    for use in (
        bool,
        as_assert,
        as_while,
        lambda tensor: not tensor,
        lambda tensor: tensor and 1,
        lambda tensor: tensor or 1,
        lambda tensor: [tensor] == [tensor.clone()],
        lambda tensor: tensor in [tensor.clone()],
        lambda tensor: [tensor.clone()].remove(tensor),
        lambda tensor: any([tensor]),
        lambda tensor: max([tensor, tensor.clone()]),
    ):
        try:
            use(tensor)
        except RuntimeError as error:
            assert str(error) == "Boolean value of Tensor with no values is ambiguous"
        else:
            raise AssertionError("nothing was raised")
assert not bool([])
