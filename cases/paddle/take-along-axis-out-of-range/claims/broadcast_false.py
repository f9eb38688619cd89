"""With `broadcast=False` an index that is too large raises, on 2.6 too; there -1 still reads the row before."""

import paddle

x = paddle.to_tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]])
try:
    paddle.take_along_axis(x, paddle.to_tensor([[0], [3]]), axis=1, broadcast=False)
except (RuntimeError, IndexError):
    pass
else:
    raise AssertionError("nothing was raised")
picked = paddle.take_along_axis(x, paddle.to_tensor([[0], [-1]]), axis=1, broadcast=False).tolist()
old = paddle.__version__.startswith("2.")
assert picked == [[0.0], [2.0 if old else 5.0]]
