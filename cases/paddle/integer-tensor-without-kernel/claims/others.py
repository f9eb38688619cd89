"""softmax, relu and max_pool2d refuse int64, int32, uint8 and bool; the message lists float32 and float64."""

import paddle

functional = paddle.nn.functional
calls = {
    "softmax": functional.softmax,
    "relu": functional.relu,
    "pool2d": lambda x: functional.max_pool2d(x, 2),
}
for dtype in ("int64", "int32", "uint8", "bool"):
    for name, call in calls.items():
        try:
            call(paddle.ones([1, 1, 4, 4], dtype))
        except RuntimeError as error:
            assert "%s) of kernel `%s` is not registered" % (dtype, name) in str(error)
            listed = str(error).split("Paddle support following DataTypes:")[1].split(".")[0]
            assert "float32" in listed and "float64" in listed and "int" not in listed
        else:
            raise AssertionError("nothing was raised")
