# releases: >=3.0
"""Since 3.0 `while`, `not`, `and`, `assert` and the filter of a comprehension have the same error as `if`."""

import paddle

paddle.enable_static()
x = paddle.static.data("x", [1], "float32")


def loop():
    while x > 0:
        break


def check():
    assert x > 0


for ask in (loop, check, lambda: bool(x), lambda: not x, lambda: x and 1, lambda: [1 for _ in "a" if x > 0]):
    try:
        ask()
    except TypeError as error:
        assert "bool(Tensor) is not supported in static graph mode" in str(error), error
    else:
        raise AssertionError("accepted")
