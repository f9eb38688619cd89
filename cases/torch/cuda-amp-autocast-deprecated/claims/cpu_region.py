# releases: >=2.4
"""On a machine without a GPU the old region leaves float32, as `torch.autocast("cuda")` does; `torch.autocast("cpu")` computes in bfloat16."""

import warnings

import torch

warnings.simplefilter("ignore")
layer, x = torch.nn.Linear(2, 2), torch.ones(1, 2)
with torch.cuda.amp.autocast():
    assert layer(x).dtype == torch.float32
with torch.autocast("cuda"):
    assert layer(x).dtype == torch.float32
with torch.autocast("cpu"):
    assert layer(x).dtype == torch.bfloat16
