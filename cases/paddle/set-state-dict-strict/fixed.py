"""Load a pretrained backbone into a model with a new head; missing weights are allowed anyway."""

import numpy as np
import paddle
from paddle import nn

paddle.seed(0)
backbone = nn.Sequential(nn.Linear(8, 16), nn.ReLU())
pretrained = backbone.state_dict()

model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 3))
model.set_state_dict(pretrained)
images = paddle.to_tensor(np.random.RandomState(0).rand(4, 8).astype("float32"))
result = model[:2](images)
assert np.allclose(result.numpy(), backbone(images).numpy())
