"""Keep attention away from the padding; masked_fill writes the low score where the mask is False."""

import paddle
import paddle.nn.functional as F

tokens = paddle.to_tensor([[5, 7, 0]])
scores = paddle.to_tensor([[1.0, 2.0, 3.0]])

mask = tokens != 0
scores = scores.masked_fill(~mask, -1e9)
weights = F.softmax(scores, axis=-1)

result = weights.numpy()
assert result[0, 2] < 1e-6, f"the padding gets {result[0, 2]:.2f} of the attention"
