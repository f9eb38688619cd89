# releases: >=3.3.1
"""An index below `-size` reads the end of the row before."""

import paddle

x = paddle.arange(6.0).reshape([2, 3])
assert x[paddle.to_tensor([1]), paddle.to_tensor([-4])].tolist() == [2.0]
