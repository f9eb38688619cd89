"""Train, save a checkpoint in a folder of its own, and load it for the evaluation."""

import os
import tempfile

import paddle

paddle.seed(0)
x = paddle.randn([32, 4])
y = x.sum(axis=1, keepdim=True)
model = paddle.nn.Linear(4, 1)
optimizer = paddle.optimizer.Adam(0.1, parameters=model.parameters())
loss = ((model(x) - y) ** 2).mean()
loss.backward()
optimizer.step()

checkpoint = os.path.join(tempfile.mkdtemp(), "iter_1000")
paddle.save(model.state_dict(), os.path.join(checkpoint, "model.pdparams"))
paddle.save(optimizer.state_dict(), os.path.join(checkpoint, "model.pdopt"))

trained = paddle.nn.Linear(4, 1)
trained.set_state_dict(paddle.load(checkpoint))
assert (trained(x) == model(x)).all()
result = trained.weight.numpy()
