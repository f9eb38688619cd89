"""The gates start a little inside the bounds."""

import paddle

TARGET = 0.5
START = 0.01

gates = paddle.create_parameter(
    [2], "float32", default_initializer=paddle.nn.initializer.Constant(START)
)
optimizer = paddle.optimizer.SGD(learning_rate=0.5, parameters=[gates])

for _ in range(20):
    loss = ((paddle.clip(gates, 0.0, 1.0) - TARGET) ** 2).sum()
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()

result = gates.numpy()
assert abs(result - TARGET).max() < 0.01, "after twenty steps the gates are %s" % result.tolist()
