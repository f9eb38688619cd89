# releases: >=2.1
"""With `assign=True` the weights have the dtype of the checkpoint; without, they keep the model's."""

import torch
from torch import nn

checkpoint = nn.Linear(2, 1).half().state_dict()
assigned, copied = nn.Linear(2, 1, device="meta"), nn.Linear(2, 1, device="meta")
copied.to_empty(device="cpu").load_state_dict(checkpoint)
assigned.load_state_dict(checkpoint, assign=True)
assert assigned.weight.dtype == torch.float16
assert copied.weight.dtype == torch.float32
