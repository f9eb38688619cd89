"""After a change in no_grad(), backward() refuses; after set_value it computes the gradient with the new weights."""

import paddle

for way in ("kept", "no_grad", "set_value"):
    weight = paddle.nn.Linear(2, 1).weight
    weight.set_value(paddle.ones([2, 1]))
    x = paddle.ones([1, 2])
    x.stop_gradient = False
    loss = paddle.matmul(x, weight).sum()
    if way == "no_grad":
        with paddle.no_grad():
            weight.add_(paddle.ones([2, 1]))
        try:
            loss.backward()
        except RuntimeError as error:
            assert "modified by an inplace operation" in str(error)
        else:
            raise AssertionError("backward() passed")
        continue
    if way == "set_value":
        weight.set_value(paddle.full([2, 1], 5.0))
    loss.backward()
    assert x.grad.tolist() == [[1.0, 1.0]] if way == "kept" else x.grad.tolist() == [[5.0, 5.0]]
