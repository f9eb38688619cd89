"""The densities are made of the counts, which every release gives."""

import paddle

scores = paddle.to_tensor([0.0, 0.25, 0.25, 1.0])
counts = paddle.histogram(scores, bins=4, min=0, max=1).astype("float32")
width = 0.25
result = counts / (counts.sum() * width)
assert result.tolist() == [1.0, 2.0, 0.0, 1.0]
