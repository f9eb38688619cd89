"""With `padding_idx`, forward does not refuse an id beyond the table on a CPU; backward does, unless sparse=True."""

import paddle

embedding = paddle.nn.Embedding(4, 3, padding_idx=0)
vectors = embedding(paddle.to_tensor([[5]]))
assert vectors.shape == [1, 1, 3]
try:
    vectors.sum().backward()
except ValueError as error:
    assert "expected >= 0 and < 4, but got 5" in str(error), error
else:
    raise AssertionError("nothing was raised")
paddle.nn.Embedding(4, 3, padding_idx=0, sparse=True)(paddle.to_tensor([[5]])).sum().backward()
