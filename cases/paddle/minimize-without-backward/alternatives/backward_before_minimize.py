"""Compute the gradients by loss.backward() before optimizer.minimize applies them."""

import paddle

paddle.seed(0)
model = paddle.nn.Linear(2, 1)
optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())
x, y = paddle.ones([4, 2]), paddle.ones([4, 1])
losses = []
for _ in range(5):
    loss = (model(x) - y).square().mean()
    loss.backward()
    optimizer.minimize(loss)
    optimizer.clear_grad()
    losses.append(float(loss))

result = losses[-1]
assert result < losses[0], "the loss went from %.4f to %.4f in five steps" % (losses[0], result)
