"""Train for two epochs, save each one, and load the last one, by its name, for the evaluation."""

import os
import tempfile

import paddle

paddle.seed(0)
x = paddle.randn([32, 4])
y = x.sum(axis=1, keepdim=True)
model = paddle.nn.Linear(4, 1)
optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())
folder = tempfile.mkdtemp()

for epoch in range(2):
    loss = ((model(x) - y) ** 2).mean()
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    paddle.save(model.state_dict(), os.path.join(folder, "epoch_%d.pdparams" % epoch))

model = paddle.nn.Linear(4, 1)
state = paddle.load(os.path.join(folder, "epoch_1.pdparams"))
model.set_state_dict(state)
result = ((model(x) - y) ** 2).mean().item()
