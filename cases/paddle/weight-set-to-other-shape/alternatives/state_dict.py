"""Put the weights of a PyTorch classifier, read as NumPy arrays, into the same network in Paddle, as a state dictionary."""

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
state = {}
for index, layer in enumerate(net):
    for name, _ in layer.named_parameters():
        key = "%d.%s" % (index, name)
        linear = isinstance(layer, nn.Linear) and name == "weight"
        state[key] = torch_state[key].T if linear else torch_state[key]
net.set_state_dict(state)
result = net(paddle.ones([1, 8])).numpy()

hidden = np.maximum(torch_state["0.weight"].sum(axis=1), 0)
assert np.allclose(result[0], torch_state["2.weight"] @ hidden, rtol=1e-4, atol=1e-4)
