"""`nn.Softmax()`, `log_softmax` and `softmin` take the first of three axes as well."""

import warnings

import torch
import torch.nn.functional as F

warnings.simplefilter("ignore")
scores = torch.randn(2, 3, 4)
for weights in (torch.nn.Softmax()(scores), F.log_softmax(scores).exp(), F.softmin(scores)):
    assert torch.allclose(weights.sum(0), torch.ones(3, 4))
