# releases: ==2.6.2
"""On 2.6.2 the weights of the layer that paddle.jit.load gives do not change in training, without an error."""

import os
import tempfile

import paddle
from paddle import nn

paddle.seed(0)
x, labels = paddle.randn([16, 4]), paddle.randint(0, 2, [16])

with tempfile.TemporaryDirectory() as folder:
    prefix = os.path.join(folder, "net")
    net = nn.Sequential(nn.Linear(4, 3), nn.ReLU(), nn.Linear(3, 2))
    paddle.jit.save(net, prefix, input_spec=[paddle.static.InputSpec([None, 4])])
    model = paddle.jit.load(prefix)

model.train()
before = {name: value.numpy().copy() for name, value in model.state_dict().items()}
optimizer = paddle.optimizer.SGD(learning_rate=0.1, parameters=model.parameters())
for _ in range(3):
    loss = nn.functional.cross_entropy(model(x), labels)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
assert all((model.state_dict()[name].numpy() == old).all() for name, old in before.items())
