# releases: >=2.6
"""Raise the integer step counter to a negative power that is a float."""

import paddle

step = paddle.to_tensor([4])
result = (step**-1.0).numpy()
assert result.tolist() == [0.25], "4 to the power of -1 is %s" % result.tolist()
