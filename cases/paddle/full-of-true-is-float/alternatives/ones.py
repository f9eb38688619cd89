"""Keep all rows but those with a negative length; the mask comes from ones."""

import paddle

lengths = [3, -1, 2]
rows = paddle.to_tensor([[1.0], [2.0], [3.0]])

keep = paddle.ones([3], dtype="bool")
for row, length in enumerate(lengths):
    if length < 0:
        keep[row] = False

result = rows[keep].numpy()
assert result.tolist() == [[1.0], [3.0]]
