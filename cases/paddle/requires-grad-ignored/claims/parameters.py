# releases: >=2.6
"""Up to 3.1 a parameter takes `requires_grad = False` without a word and stays trainable; from 3.2 on it is frozen."""

import paddle

layer = paddle.nn.Linear(2, 2)
layer.weight.requires_grad = False
before = layer.weight.numpy().copy()
optimizer = paddle.optimizer.SGD(0.1, parameters=layer.parameters())
layer(paddle.ones([1, 2])).sum().backward()
optimizer.step()

frozen = bool((layer.weight.numpy() == before).all())
release = tuple(int(part) for part in paddle.__version__.split(".")[:2])
assert frozen == (release >= (3, 2))
assert layer.weight.stop_gradient == frozen
