"""Without a dtype, autocast of CUDA leaves a layer on the CPU in float32, too; so does `torch.cuda.amp.autocast`."""

import torch

for context in (torch.autocast("cuda"), torch.cuda.amp.autocast()):
    with context:
        assert torch.nn.Linear(2, 2)(torch.ones(1, 2)).dtype == torch.float32
with torch.autocast("cpu"):
    assert torch.nn.Linear(2, 2)(torch.ones(1, 2)).dtype == torch.bfloat16
