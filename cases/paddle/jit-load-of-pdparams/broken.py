"""Train a classifier, save its weights, and load them for the prediction with jit.load."""

import os
import tempfile

import paddle
from paddle import nn


def network():
    return nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2))


paddle.seed(0)
x = paddle.randn([16, 4])
labels = (x.sum(axis=1) > 0).astype("int64")
net = network()
optimizer = paddle.optimizer.Adam(0.05, parameters=net.parameters())
for _ in range(30):
    loss = nn.functional.cross_entropy(net(x), labels)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()

path = os.path.join(tempfile.mkdtemp(), "net")
paddle.save(net.state_dict(), path + ".pdparams")

model = paddle.jit.load(path)
model.eval()
result = model(x).numpy()
