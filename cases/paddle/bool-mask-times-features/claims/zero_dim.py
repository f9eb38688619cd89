# releases: >=3.0
"""Since 3.0 a tensor without axes is combined with a tensor of another dtype; one with an axis is not."""

import paddle

features, mask = paddle.to_tensor([0.5, 2.0]), paddle.to_tensor([True, True])
assert (mask * paddle.to_tensor(2.0)).tolist() == [2.0, 2.0]
assert (features / mask.sum()).tolist() == [0.25, 1.0]
try:
    features / mask.sum(axis=0, keepdim=True)
except TypeError:
    pass
else:
    raise AssertionError("nothing was raised")
