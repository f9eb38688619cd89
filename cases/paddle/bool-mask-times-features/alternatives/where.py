"""Average the features of the tokens that are not padding; the boolean mask chooses them."""

import paddle

tokens = paddle.to_tensor([[5, 7, 0]])
features = paddle.to_tensor([[[0.5, 2.0], [1.5, 4.0], [9.0, 9.0]]])

mask = (tokens != 0).unsqueeze(-1)
total = paddle.where(mask, features, paddle.zeros_like(features)).sum(axis=1)
mean = total / mask.sum(axis=1).astype("float32")

result = mean.numpy()
assert result.tolist() == [[1.0, 3.0]], f"the mean is {result.tolist()}"
