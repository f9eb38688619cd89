"""Of a linear, a convolution and a BatchNorm layer, BatchNorm alone has an integer."""

import torch
from torch import nn

layers = nn.Sequential(nn.Linear(2, 2), nn.Conv2d(2, 2, 1), nn.BatchNorm2d(2))
integers = [name for name, value in layers.state_dict().items() if not value.is_floating_point()]
assert integers == ["2.num_batches_tracked"]
assert layers[2].num_batches_tracked.dtype == torch.int64
