# releases: >=3.3.1
"""An integer and a float are refused in either order, by `add_`, `subtract_`, `multiply_` and `divide_`."""

import paddle

for name in ("add_", "subtract_", "multiply_", "divide_"):
    for one, other in (("int64", "float32"), ("float32", "int64")):
        try:
            getattr(paddle.ones([2], dtype=one), name)(paddle.ones([2], dtype=other))
        except TypeError as error:
            assert "Type promotion only support calculations between floating-point" in str(error)
        else:
            raise AssertionError("nothing was raised by %s" % name)
