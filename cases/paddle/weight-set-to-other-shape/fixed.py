"""Put the weights of a PyTorch classifier, read as NumPy arrays, into the same network in Paddle, those of Linear transposed."""

import numpy as np
import paddle
from paddle import nn

rng = np.random.default_rng(0)
torch_state = {
    "0.weight": rng.standard_normal([16, 8]).astype("float32"),
    "0.bias": np.zeros(16, "float32"),
    "2.weight": rng.standard_normal([3, 16]).astype("float32"),
    "2.bias": np.zeros(3, "float32"),
}

net = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 3))
for index, layer in enumerate(net):
    for name, parameter in layer.named_parameters():
        value = torch_state["%d.%s" % (index, name)]
        if isinstance(layer, nn.Linear) and name == "weight":
            value = value.T
        parameter.set_value(value)
result = net(paddle.ones([1, 8])).numpy()

hidden = np.maximum(torch_state["0.weight"].sum(axis=1), 0)
assert np.allclose(result[0], torch_state["2.weight"] @ hidden, rtol=1e-4, atol=1e-4)
