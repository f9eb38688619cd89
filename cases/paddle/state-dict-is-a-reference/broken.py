"""Keep the best weights of a training run as model.state_dict() and go back to them."""

import paddle

paddle.seed(0)
model = paddle.nn.Linear(3, 1)
optimizer = paddle.optimizer.SGD(1.0, parameters=model.parameters())
x = paddle.ones([4, 3])


def train_step():
    """Do one step that is far too large."""
    loss = model(x).square().mean()
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    return float(loss)


best_loss = float(model(x).square().mean())
best = model.state_dict()
for _ in range(2):
    train_step()
model.set_state_dict(best)

result = float(model(x).square().mean())
change = abs(result - best_loss)
assert change < 1e-6, "the restored model's loss differs from the best one by %.4f" % change
