"""With the flag the operator that makes a NaN raises; without it nothing does."""

import paddle

zero = paddle.zeros([2])
assert bool(paddle.isnan(zero / zero).all())
paddle.set_flags({"FLAGS_check_nan_inf": 1})
try:
    zero / zero
except RuntimeError as error:
    assert "There are NAN or INF" in str(error) and "op=divide" in str(error)
else:
    raise AssertionError("nothing was raised")
finally:
    paddle.set_flags({"FLAGS_check_nan_inf": 0})
