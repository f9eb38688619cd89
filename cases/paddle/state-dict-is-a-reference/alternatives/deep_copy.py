"""Keep a deep copy of the best weights of a training run and go back to it."""

import copy

import paddle

paddle.seed(0)
model = paddle.nn.Linear(3, 1)
optimizer = paddle.optimizer.SGD(1.0, parameters=model.parameters())
x = paddle.ones([4, 3])
best_loss = float(model(x).square().mean())
best = copy.deepcopy(model.state_dict())
for _ in range(2):
    loss = model(x).square().mean()
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
model.set_state_dict(best)
result = float(model(x).square().mean())
change = abs(result - best_loss)
assert change < 1e-6, "the restored model's loss differs from the best one by %.4f" % change
