# releases: >=2.6
"""Divide a float by the step counter."""

import paddle

step = paddle.to_tensor([4])
result = (1.0 / step).numpy()
assert result.tolist() == [0.25], "4 to the power of -1 is %s" % result.tolist()
