"""`1 in matrix` has the same message, of a vector it does not; `(matrix == 1).any()` is the answer."""

import paddle

matrix = paddle.to_tensor([[1.0, 2.0], [3.0, 4.0]])
try:
    1 in matrix
except AssertionError as error:
    assert "can only contain one element" in str(error)
else:
    raise RuntimeError("nothing was raised")
assert bool((matrix == 1).any()) and not bool((matrix == 5).any())
assert 1 in matrix[0] and 5 not in matrix[0]
