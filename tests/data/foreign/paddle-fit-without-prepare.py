"""A model is trained before its loss and optimizer are set."""

import paddle

model = paddle.Model(paddle.nn.Linear(2, 1))
model.fit([(paddle.zeros([2]), paddle.zeros([1]))], verbose=0)
