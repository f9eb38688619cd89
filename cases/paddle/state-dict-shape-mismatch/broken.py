"""Fine-tune from a checkpoint whose head has another width; only a warning tells."""

import numpy as np
import paddle
from paddle import nn

paddle.seed(0)
pretrained = nn.Sequential(nn.Linear(4, 3), nn.Linear(3, 2)).state_dict()
model = nn.Sequential(nn.Linear(4, 3), nn.Linear(3, 5))

model.set_state_dict(pretrained)

weights = model.state_dict()
result = sum(np.array_equal(weights[name], value) for name, value in pretrained.items())
assert result == 4, "%d of 4 entries of the checkpoint were loaded" % result
