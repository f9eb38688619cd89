# releases: ==3.3.1
"""Go on with the export itself: on 3.3.1 paddle.jit.load gives a layer that can be trained."""

import os
import tempfile

import paddle
from paddle import nn

paddle.seed(0)
x, labels = paddle.randn([16, 4]), paddle.randint(0, 2, [16])

with tempfile.TemporaryDirectory() as folder:
    prefix = os.path.join(folder, "net")
    trained = nn.Sequential(nn.Linear(4, 3), nn.ReLU(), nn.Linear(3, 2))
    paddle.jit.save(trained, prefix, input_spec=[paddle.static.InputSpec([None, 4])])
    model = paddle.jit.load(prefix)

model.train()
optimizer = paddle.optimizer.SGD(learning_rate=0.1, parameters=model.parameters())
losses = []
for _ in range(3):
    loss = nn.functional.cross_entropy(model(x), labels)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    losses.append(float(loss))
assert abs(losses[0] - float(nn.functional.cross_entropy(trained(x), labels))) < 1e-6
assert losses[2] < losses[0]
