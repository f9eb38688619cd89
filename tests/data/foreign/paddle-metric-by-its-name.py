"""The name of a metric stands in its place."""

import paddle

model = paddle.Model(paddle.nn.Linear(2, 1))
model.prepare(loss=paddle.nn.MSELoss(), metrics="accuracy")
