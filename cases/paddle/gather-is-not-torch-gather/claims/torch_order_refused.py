# releases: >=2.6, <3.0
"""2.6 refuses the order of PyTorch, `gather(x, 1, index)`, and its name `dim`."""

import paddle

scores = paddle.arange(12, dtype="float32").reshape([4, 3])
index = paddle.to_tensor([[0], [2], [1], [0]])
try:
    paddle.gather(scores, 1, index)
except ValueError as error:
    assert "argument 'index' (position 1) must be Tensor, but got int" in str(error), error
else:
    raise AssertionError("accepted")
try:
    paddle.gather(scores, dim=1, index=index)
except TypeError as error:
    assert "unexpected keyword argument 'dim'" in str(error), error
else:
    raise AssertionError("accepted")
