# releases: >=2.6,<3.3
"""`x.shape[:-1] + (4,)` raises a TypeError up to 3.2."""

import paddle

try:
    paddle.ones([2, 3]).shape[:-1] + (4,)
except TypeError as error:
    assert 'can only concatenate list (not "tuple") to list' in str(error)
else:
    raise AssertionError("nothing was raised")
