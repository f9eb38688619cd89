"""max and min, as functions and as methods, refuse a second tensor of floats; the message names its dtype, bool for a mask."""

import paddle

a, b = paddle.to_tensor([1.0, 5.0]), paddle.to_tensor([3.0, 2.0])
wide = a.astype("float64")
for call, dtype in (
    (lambda: paddle.max(a, b), "float32"),
    (lambda: paddle.min(a, b), "float32"),
    (lambda: a.max(b), "float32"),
    (lambda: a.min(b), "float32"),
    (lambda: paddle.max(wide, wide), "float64"),
    (lambda: paddle.max(a, b > 2), "bool"),
):
    try:
        call()
    except OSError as error:
        assert "The data type of IntArrayBase only supports Tensor with int32 and int64" in str(error), error
        assert "but now received `%s`" % dtype in str(error), error
    else:
        raise RuntimeError("nothing was raised")
