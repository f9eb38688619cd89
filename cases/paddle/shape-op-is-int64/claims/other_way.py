# releases: >=2.6,<3.0
"""On 2.6 `concat` refuses the sizes beside an int64 tensor."""

import paddle

sizes = paddle.shape(paddle.ones([2, 3]))
try:
    paddle.concat([paddle.to_tensor([8]), sizes])
except ValueError as error:
    assert "the first tensor is int64, but 1th tensor is int32" in str(error)
else:
    raise AssertionError("nothing was raised")
assert paddle.concat([paddle.to_tensor([8]), sizes.astype("int64")]).tolist() == [8, 2, 3]
