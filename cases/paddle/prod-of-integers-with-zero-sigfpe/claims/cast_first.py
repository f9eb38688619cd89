"""With a cast to float before the product a zero gives -9223372036854775808 as a gradient of the tensor that was cast to integers; `round`
makes 0 of it."""

import paddle

for product in (
    lambda counts: paddle.prod(counts.astype("float32")),
    lambda counts: paddle.prod(counts, dtype="float32"),
):
    weight = paddle.to_tensor([2.2, 0.4, 3.1], stop_gradient=False)
    product(weight.astype("int64")).backward()
    assert weight.grad.tolist() == [0.0, float(-(2**63)), 0.0], weight.grad
    weight = paddle.to_tensor([2.2, 0.4, 3.1], stop_gradient=False)
    product(weight.round().astype("int64")).backward()
    assert weight.grad.tolist() == [0.0, 0.0, 0.0], weight.grad
