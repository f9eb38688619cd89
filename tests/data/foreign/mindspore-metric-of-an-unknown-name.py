"""The name of a metric has a typing error."""

import mindspore as ms
from mindspore import nn

ms.Model(nn.Dense(1, 1), nn.MSELoss(), metrics={"acuracy"})
