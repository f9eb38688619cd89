"""Integers have no gradient, marked or not; the vectors that an embedding makes of them have one after `retain_grads()`."""

import paddle

embedding, layer = paddle.nn.Embedding(5, 2), paddle.nn.Linear(2, 1)
ids = paddle.to_tensor([1, 2], stop_gradient=False)
vectors = embedding(ids)
vectors.retain_grads()
layer(vectors).sum().backward()
assert not ids.stop_gradient and ids.is_leaf and ids.grad is None
assert list(vectors.grad.shape) == [2, 2]
