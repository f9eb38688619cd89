# releases: >=2.6
"""`enable_npu` of older releases is gone: an older library on a newer Paddle fails in the same way."""

import paddle

try:
    paddle.inference.Config().enable_npu()
except AttributeError as error:
    assert "object has no attribute 'enable_npu'" in str(error), error
else:
    raise AssertionError("nothing was raised")
