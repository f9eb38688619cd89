"""A masked tensor and a tensor of FakeTensorMode refuse `numpy()` in the same words, without an export; a subclass of your own does not."""

import warnings

import torch
from torch._subclasses.fake_tensor import FakeTensorMode

warnings.simplefilter("ignore")


class Own(torch.Tensor):
    """A subclass that changes nothing."""


assert torch.ones(2).as_subclass(Own).numpy().tolist() == [1, 1]
with FakeTensorMode():
    fake = torch.ones(2)
for tensor in (torch.masked.masked_tensor(torch.ones(2), torch.tensor([True, False])), fake):
    try:
        tensor.numpy()
    except RuntimeError as error:
        assert str(error) == ".numpy() is not supported for tensor subclasses.", error
    else:
        raise AssertionError("nothing was raised")
