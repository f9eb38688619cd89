"""A layer is called by a name that it has not."""

import paddle

paddle.nn.Sequential(paddle.nn.Linear(1, 1)).fc
