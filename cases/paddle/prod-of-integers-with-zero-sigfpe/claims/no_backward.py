"""Without a backward pass, and of a tensor that needs no gradient, the product is 0 as it should be."""

import paddle

assert paddle.prod(paddle.to_tensor([2, 0, 3], stop_gradient=False)).item() == 0
weight = paddle.to_tensor([1.0], stop_gradient=False)
(weight * (1 + paddle.prod(paddle.to_tensor([2, 0, 3])).astype("float32"))).backward()
assert weight.grad.tolist() == [1.0]
