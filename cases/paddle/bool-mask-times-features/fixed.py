"""Average the features of the tokens that are not padding, with a mask of their dtype."""

import paddle

tokens = paddle.to_tensor([[5, 7, 0]])
features = paddle.to_tensor([[[0.5, 2.0], [1.5, 4.0], [9.0, 9.0]]])

mask = (tokens != 0).unsqueeze(-1).astype(features.dtype)
total = (mask * features).sum(axis=1)
mean = total / mask.sum(axis=1)

result = mean.numpy()
assert result.tolist() == [[1.0, 3.0]], f"the mean is {result.tolist()}"
