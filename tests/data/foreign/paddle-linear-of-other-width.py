"""A classifier gets other features."""

import paddle

paddle.nn.Linear(512, 10)(paddle.zeros([4, 2048]))
