"""Adam keeps the NaN in its moments: weights that are restored are NaN again after the next step."""

import paddle

model = paddle.nn.Linear(2, 1)
good = {name: value.numpy() for name, value in model.state_dict().items()}
optimizer = paddle.optimizer.Adam(parameters=model.parameters())
for x in ([[float("nan"), 1.0]], [[1.0, 1.0]]):
    model.set_state_dict(good)
    model(paddle.to_tensor(x)).sum().backward()
    optimizer.step()
    optimizer.clear_grad()
assert bool(paddle.isnan(model.weight[0]).all())
