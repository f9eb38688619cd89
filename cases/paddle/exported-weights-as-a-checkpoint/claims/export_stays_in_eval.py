# releases: >=3.2
"""The layer of paddle.jit.load is trained as in eval mode, also after train(): no dropout, and the statistics of BatchNorm stay."""

import os
import tempfile

import paddle
from paddle import nn

paddle.seed(0)
x, labels = paddle.randn([16, 4]) * 3 + 5, paddle.randint(0, 2, [16])

with tempfile.TemporaryDirectory() as folder:
    prefix = os.path.join(folder, "net")
    trained = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1D(8), nn.Dropout(0.5), nn.Linear(8, 2))
    trained.train()
    paddle.jit.save(trained, prefix, input_spec=[paddle.static.InputSpec([None, 4])])
    model = paddle.jit.load(prefix)

model.train()
trained.eval()
assert paddle.allclose(model(x), trained(x), atol=1e-5)

before = {name: value.numpy().copy() for name, value in model.state_dict().items()}
optimizer = paddle.optimizer.SGD(learning_rate=0.1, parameters=model.parameters())
for _ in range(3):
    nn.functional.cross_entropy(model(x), labels).backward()
    optimizer.step()
    optimizer.clear_grad()
statistics = [trained[1]._mean.numpy(), trained[1]._variance.numpy()]
same = [old for name, old in before.items() if (model.state_dict()[name].numpy() == old).all()]
assert len(same) == 2
assert all(any((old == one).all() for old in same) for one in statistics)
