"""A product with the mask, where, and a change of a clone give the same gradients, which are 0 for what was silenced."""

import paddle

paddle.seed(0)
layer = paddle.nn.Linear(6, 4)
x, keep = paddle.randn([3, 6]), paddle.to_tensor([0.0, 1.0, 1.0, 1.0])


def cloned(gate):
    gate = gate.clone()
    gate[:, 0] = 0.0
    return gate


gradients = []
for silence in (
    lambda gate: gate * keep,
    lambda gate: paddle.where(keep > 0, gate, paddle.zeros_like(gate)),
    cloned,
):
    layer.clear_gradients()
    silence(paddle.nn.functional.sigmoid(layer(x))).sum().backward()
    gradients.append(layer.weight.grad.clone())
assert float(gradients[0][:, 0].abs().max()) == 0 and float(gradients[0][:, 1].abs().min()) > 0
assert all(paddle.allclose(gradients[0], other).item() for other in gradients)
