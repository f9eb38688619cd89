# releases: >=2.5
"""`jacfwd`, `hessian` and dual numbers fail as well; `jacrev`, also twice, passes."""

import torch
import torch.autograd.forward_ad as forward_ad
from torch.func import hessian, jacfwd, jacrev

torch.manual_seed(0)
lstm = torch.nn.LSTM(3, 4)
x = torch.randn(2, 1, 3)


def score(x):
    """One number."""
    return lstm(x)[0].sum()


def dual():
    """The output at a dual number."""
    with forward_ad.dual_level():
        return lstm(forward_ad.make_dual(x, torch.ones_like(x)))


with torch.backends.mkldnn.flags(enabled=True):
    for call in (lambda: jacfwd(score)(x), lambda: hessian(score)(x), dual):
        try:
            call()
        except NotImplementedError as error:
            assert "mkldnn_rnn_layer" in str(error)
        else:
            raise AssertionError("nothing was raised")
    assert jacrev(score)(x).shape == x.shape
    assert jacrev(jacrev(score))(x).shape == x.shape + x.shape
