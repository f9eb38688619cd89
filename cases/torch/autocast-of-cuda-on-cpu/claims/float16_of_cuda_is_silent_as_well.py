"""Without a dtype, autocast of CUDA leaves a layer on the CPU in float32, too."""

import torch

with torch.autocast("cuda"):
    assert torch.nn.Linear(2, 2)(torch.ones(1, 2)).dtype == torch.float32
