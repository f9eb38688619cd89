"""Train an exported model further, and put the new parameters beside its program."""

import os
import tempfile

import paddle
from paddle.static import InputSpec

paddle.seed(0)
prefix = os.path.join(tempfile.mkdtemp(), "inference")
rows = [InputSpec([None, 4], "float32")]
model = paddle.nn.Linear(4, 1)
paddle.jit.save(model, prefix, input_spec=rows)

x = paddle.randn([32, 4])
optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())
loss = ((model(x) - x.sum(axis=1, keepdim=True)) ** 2).mean()
loss.backward()
optimizer.step()
paddle.save(model.state_dict(), prefix + ".pdiparams")

deployed = paddle.jit.load(prefix)
result = deployed(x).numpy()
assert paddle.allclose(deployed(x), model(x)).item()
