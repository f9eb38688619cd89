# releases: >=3.3
"""In static mode tolist() is refused in the words of numpy()."""

import paddle

paddle.enable_static()
try:
    paddle.ones([2]).tolist()
except AssertionError as error:
    assert "'tolist' only can be called by `paddle.Tensor` in dynamic graph mode" in str(error)
else:
    raise RuntimeError("nothing was raised")
