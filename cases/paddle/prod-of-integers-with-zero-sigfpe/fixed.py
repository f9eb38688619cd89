"""A loss is scaled by the product of rounded counts, one of which is zero; the integers are detached."""

import paddle

counts = paddle.to_tensor([2.2, 0.4, 3.1], stop_gradient=False)
cells = paddle.prod(counts.round().astype("int64").detach())
loss = counts.sum() * (1 + cells.astype("float32"))
loss.backward()

result = counts.grad
assert result.tolist() == [1.0, 1.0, 1.0]
