"""torch.jit.script keeps a key that the model adds for some inputs only."""

from typing import Dict

import torch


class Model(torch.nn.Module):
    def forward(self, x) -> Dict[str, torch.Tensor]:
        output = {"y": x + 1}
        if x.shape[0] > 1:
            output["mean"] = x.mean(0)
        return output


scripted = torch.jit.script(Model())
assert sorted(scripted(torch.ones(1, 2))) == ["y"]
assert sorted(scripted(torch.ones(3, 2))) == ["mean", "y"]
