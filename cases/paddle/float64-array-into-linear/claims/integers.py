"""int64, uint8 and float16 into Linear have the message with their dtype, and pass after astype; Conv2D of 3.2 and later has no kernel for them."""

import paddle

release = tuple(int(part) for part in paddle.__version__.split(".")[:2])
layer, convolution = paddle.nn.Linear(3, 4), paddle.nn.Conv2D(1, 1, 2)
for dtype in ("int64", "uint8", "float16"):
    x = paddle.ones([2, 3], dtype)
    try:
        layer(x)
    except ValueError as error:
        assert "does not match the type of data (%s)" % dtype in str(error)
    else:
        raise AssertionError("nothing was raised")
    assert layer(x.astype("float32")).shape == [2, 4]

    x = paddle.ones([1, 1, 3, 3], dtype)
    try:
        convolution(x)
    except (ValueError, RuntimeError) as error:
        if release < (3, 0):
            assert "does not match the type of data (%s)" % dtype in str(error)
        if release >= (3, 2):
            assert "of kernel `conv2d` is not registered" in str(error)
    else:
        raise AssertionError("nothing was raised")
    assert convolution(x.astype("float32")).shape == [1, 1, 2, 2]
