"""`(~mask) * -10000` is bool on 2.6, and its sum with float scores adds 1; since 3.0 it is int64, and the sum is refused."""

import paddle

mask = paddle.to_tensor([True, False])
scores = paddle.to_tensor([1.0, 2.0])
bias = (~mask) * -10000
if paddle.__version__.startswith("2."):
    assert bias.dtype == paddle.bool
    assert (scores + bias).tolist() == [1.0, 3.0]
else:
    assert bias.dtype == paddle.int64
    try:
        scores + bias
    except TypeError as error:
        assert "Type promotion only support calculations between floating-point numbers" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert (scores + (~mask) * -10000.0).tolist() == [1.0, -9998.0]
