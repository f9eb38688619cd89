"""Anneal the temperature of a softmax, a Python attribute of the layer, between calls."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


class Gate(paddle.nn.Layer):
    """A softmax whose temperature is lowered while training."""

    def __init__(self):
        super().__init__()
        self.temperature = 1.0

    def cool(self, factor):
        """Lower the temperature."""
        self.temperature = self.temperature * factor

    def forward(self, logits):
        return paddle.nn.functional.softmax(logits / self.temperature)


model = Gate()
net = model
if MODE != "dynamic":
    net = paddle.jit.to_static(net, full_graph=MODE == "ast")

logits = paddle.to_tensor([0.0, 1.0])
warm = net(logits)
model.cool(0.1)
cold = net(logits)
result = cold[1]
assert result.item() > 0.99, "the gate was %.4f and is %.4f" % (warm[1].item(), result.item())
