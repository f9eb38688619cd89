"""int32, int16, int8 and bool are refused as well, by cross_entropy and nll_loss; uint8 is taken."""

import torch
from torch import nn

scores = torch.randn(4, 3)
labels = torch.tensor([0, 1, 1, 0])
for kind in (torch.int32, torch.int16, torch.int8, torch.bool, torch.float64):
    for loss in (nn.CrossEntropyLoss(), nn.NLLLoss()):
        try:
            loss(scores, labels.to(kind))
        except RuntimeError as error:
            assert "Long" in str(error)
        else:
            raise AssertionError(f"{kind}: nothing was raised")
expected = nn.CrossEntropyLoss()(scores, labels)
assert torch.equal(nn.CrossEntropyLoss()(scores, labels.to(torch.uint8)), expected)
