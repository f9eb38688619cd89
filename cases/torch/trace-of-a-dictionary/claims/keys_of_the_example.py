"""With strict=False the traced model has the keys that its example input had, also where the model adds one."""

import warnings

import torch
from torch import nn

warnings.simplefilter("ignore")


class Model(nn.Module):
    def forward(self, x):
        output = {"y": x + 1}
        if x.shape[0] > 1:
            output["mean"] = x.mean(0)
        return output


traced = torch.jit.trace(Model(), torch.ones(1, 2), strict=False)
assert sorted(Model()(torch.ones(3, 2))) == ["mean", "y"]
assert sorted(traced(torch.ones(3, 2))) == ["y"]
