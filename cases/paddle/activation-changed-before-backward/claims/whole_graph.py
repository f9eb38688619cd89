"""In to_static the change is refused alike; with full_graph=True it passes, with the gradients of a product with a mask."""

import paddle
from paddle import nn


class Gate(nn.Layer):
    def __init__(self, in_place):
        super().__init__()
        self.encoder = nn.Linear(6, 4)
        self.in_place = in_place

    def forward(self, x):
        gate = nn.functional.sigmoid(self.encoder(x))
        if not self.in_place:
            return gate * paddle.to_tensor([0.0, 1.0, 1.0, 1.0])
        gate[:, 0] = 0.0
        return gate


def gradient(gate, full_graph):
    compiled = gate if full_graph is None else paddle.jit.to_static(gate, full_graph=full_graph)
    compiled(x).sum().backward()
    return gate.encoder.weight.grad


x = paddle.randn([3, 6])
changed, masked = Gate(True), Gate(False)
masked.set_state_dict(changed.state_dict())
assert paddle.allclose(gradient(changed, True), gradient(masked, None)).item()
try:
    gradient(Gate(True), False)
except RuntimeError as error:
    assert "has been modified by an inplace operation" in str(error)
else:
    raise AssertionError("backward() passed")
