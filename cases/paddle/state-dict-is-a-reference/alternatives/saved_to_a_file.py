"""Save the best weights of a training run to a file and go back to it."""

import os
import tempfile

import paddle

paddle.seed(0)
model = paddle.nn.Linear(3, 1)
optimizer = paddle.optimizer.SGD(1.0, parameters=model.parameters())
x = paddle.ones([4, 3])
best_loss = float(model(x).square().mean())
path = os.path.join(tempfile.mkdtemp(), "best.pdparams")
paddle.save(model.state_dict(), path)
for _ in range(2):
    loss = model(x).square().mean()
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
model.set_state_dict(paddle.load(path))
result = float(model(x).square().mean())
change = abs(result - best_loss)
assert change < 1e-6, "the restored model's loss differs from the best one by %.4f" % change
