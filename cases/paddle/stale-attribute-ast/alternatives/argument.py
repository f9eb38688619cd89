"""The temperature is a tensor argument of forward."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


class Gate(paddle.nn.Layer):
    """A softmax whose temperature is lowered while training."""

    def forward(self, logits, temperature):
        return paddle.nn.functional.softmax(logits / temperature)


net = Gate()
if MODE != "dynamic":
    net = paddle.jit.to_static(net, full_graph=MODE == "ast")

logits = paddle.to_tensor([0.0, 1.0])
warm = net(logits, paddle.to_tensor([1.0]))
cold = net(logits, paddle.to_tensor([0.1]))
result = cold[1]
assert result.item() > 0.99, "the gate was %.4f and is %.4f" % (warm[1].item(), result.item())
