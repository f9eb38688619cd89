"""Keep all rows but those with a negative length; the mask is made with its dtype."""

import paddle

lengths = [3, -1, 2]
rows = paddle.to_tensor([[1.0], [2.0], [3.0]])

keep = paddle.full([3], True, dtype="bool")
for row, length in enumerate(lengths):
    if length < 0:
        keep[row] = False

result = rows[keep].numpy()
assert result.tolist() == [[1.0], [3.0]]
