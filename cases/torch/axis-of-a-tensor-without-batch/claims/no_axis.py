"""A tensor without axes says [-1, 0] as well."""

import torch

for call in (torch.tensor(3.0).sum, torch.tensor(3.0).argmax, torch.tensor(3.0).softmax):
    try:
        call(1)
    except IndexError as error:
        assert "(expected to be in range of [-1, 0], but got 1)" in str(error), error
    else:
        raise AssertionError("nothing was raised")
