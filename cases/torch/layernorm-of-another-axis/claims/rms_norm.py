"""RMSNorm, where there is one, says the same, without the comma behind the asterisk or with it."""

import torch
from torch import nn

if hasattr(nn, "RMSNorm"):
    try:
        nn.RMSNorm(10)(torch.rand(4, 10, 20))
    except RuntimeError as error:
        assert "Given normalized_shape=[10], expected input with shape [*" in str(error)
        assert str(error).endswith("but got input of size[4, 10, 20]")
    else:
        raise AssertionError("nothing was raised")
