"""A batched variance fails, of the module as well, without `grad` in words of control flow alone; one variance for all samples passes."""

import torch
import torch.nn.functional as F

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

means, targets, variances = torch.zeros(4), torch.ones(4), torch.ones(4)
for loss in (F.gaussian_nll_loss, torch.nn.GaussianNLLLoss()):
    try:
        vmap(loss)(means, targets, variances)
    except RuntimeError as error:
        assert "attempting to use a Tensor in some data-dependent control flow" in str(error)
        assert ".item()" not in str(error)
    else:
        raise AssertionError("nothing was raised")
    assert vmap(loss, in_dims=(0, 0, None))(means, targets, variances[0]).tolist() == [0.5] * 4
