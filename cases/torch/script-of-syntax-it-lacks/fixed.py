"""Script an encoder of clips of different lengths that leaves out short ones."""

from typing import List

import torch
from torch import nn


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(8, 4)

    def forward(self, clips: List[torch.Tensor]) -> torch.Tensor:
        encoded = []
        for clip in clips:
            if clip.shape[0] > 2:
                encoded.append(self.layer(clip).mean(0))
        return torch.stack(encoded)


torch.manual_seed(0)
model = Encoder().eval()
clips = [torch.randn(length, 8) for length in (5, 1, 9)]

scripted = torch.jit.script(model)
result = scripted(clips).detach()
assert result.shape == (2, 4)
assert torch.allclose(result, model(clips), atol=1e-6)
