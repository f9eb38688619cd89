# releases: >=2.6
"""`layer.requires_grad = False` leaves the parameters trainable; `stop_gradient` of each of them freezes the layer."""

import paddle


def is_frozen(layer):
    """Return whether a step of an optimizer leaves the layer as it is."""
    before = [p.numpy().copy() for p in layer.parameters()]
    head = paddle.nn.Linear(2, 1)
    optimizer = paddle.optimizer.SGD(0.1, parameters=layer.parameters() + head.parameters())
    head(layer(paddle.ones([1, 2]))).sum().backward()
    optimizer.step()
    return all((p.numpy() == old).all() for p, old in zip(layer.parameters(), before))


layer = paddle.nn.Linear(2, 2)
layer.requires_grad = False
assert not is_frozen(layer)
layer = paddle.nn.Linear(2, 2)
for p in layer.parameters():
    p.stop_gradient = True
assert is_frozen(layer)
