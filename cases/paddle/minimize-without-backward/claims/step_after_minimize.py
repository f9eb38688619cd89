"""step() after minimize applies the same gradient again."""

import paddle

moved = []
for calls in (1, 2):
    model = paddle.nn.Linear(2, 1)
    optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())
    before = model.weight.clone()
    loss = model(paddle.ones([4, 2])).mean()
    loss.backward()
    optimizer.minimize(loss)
    if calls == 2:
        optimizer.step()
    moved.append((before - model.weight)[0].item())
assert abs(moved[0] - 0.1) < 1e-6 and abs(moved[1] - 0.2) < 1e-6
