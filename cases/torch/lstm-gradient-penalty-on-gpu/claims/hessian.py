"""`torch.autograd.functional.hessian` raises the same, and with cuDNN off it does not."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

lstm = torch.nn.LSTM(2, 2).to(DEVICE)
x = torch.ones(3, 1, 2, device=DEVICE)


def hessian():
    return torch.autograd.functional.hessian(lambda x: lstm(x)[0].sum(), x)


try:
    hessian()
except NotImplementedError as error:
    assert "'_cudnn_rnn_backward' is not implemented" in str(error)
else:
    raise AssertionError("nothing was raised")
with torch.backends.cudnn.flags(enabled=False):
    assert hessian().shape == (3, 1, 2, 3, 1, 2)
