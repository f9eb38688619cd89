"""An optimizer for paddle.Model needs parameters, too, and trains with them."""

import numpy as np
import paddle

network = paddle.nn.Linear(3, 1)
try:
    paddle.optimizer.Adam(0.1)
except AttributeError as error:
    assert "should not be None" in str(error)
else:
    raise AssertionError("nothing was raised")
model = paddle.Model(network)
model.prepare(paddle.optimizer.Adam(0.1, parameters=network.parameters()), paddle.nn.MSELoss())
before = network.weight.clone()
model.train_batch([np.ones([2, 3], "float32")], [np.ones([2, 1], "float32")])
assert not paddle.equal_all(before, network.weight).item()
