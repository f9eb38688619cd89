"""The gates are clipped after each step instead of in the forward pass."""

import paddle

TARGET = 0.5
gates = paddle.create_parameter(
    [2], "float32", default_initializer=paddle.nn.initializer.Constant(0.0)
)
optimizer = paddle.optimizer.SGD(learning_rate=0.5, parameters=[gates])
for _ in range(20):
    loss = ((gates - TARGET) ** 2).sum()
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    with paddle.no_grad():
        gates.set_value(paddle.clip(gates, 0.0, 1.0))
result = gates.numpy()
assert abs(result - TARGET).max() < 0.01, "after twenty steps the gates are %s" % result.tolist()
