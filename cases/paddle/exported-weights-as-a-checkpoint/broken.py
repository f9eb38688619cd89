"""Train a network, export it for deployment, and go on with its weights later."""

import os
import tempfile

import paddle
from paddle import nn


class Net(nn.Layer):
    """Two layers."""

    def __init__(self):
        super().__init__()
        self.body = nn.Linear(4, 3)
        self.head = nn.Linear(3, 2)

    def forward(self, x):
        return self.head(nn.functional.relu(self.body(x)))


paddle.seed(0)
x, labels = paddle.randn([16, 4]), paddle.randint(0, 2, [16])

with tempfile.TemporaryDirectory() as folder:
    prefix = os.path.join(folder, "net")
    trained = Net()
    paddle.jit.save(trained, prefix, input_spec=[paddle.static.InputSpec([None, 4])])

    model = Net()
    model.set_state_dict(paddle.load(prefix + ".pdiparams"))

optimizer = paddle.optimizer.SGD(learning_rate=0.1, parameters=model.parameters())
loss = nn.functional.cross_entropy(model(x), labels)
loss.backward()
optimizer.step()

result = float(loss)
assert abs(result - float(nn.functional.cross_entropy(trained(x), labels))) < 1e-6
