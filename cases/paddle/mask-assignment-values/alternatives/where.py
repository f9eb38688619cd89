"""The values are built for every element, and where chooses."""

import paddle

batch = paddle.to_tensor([1.0, 20.0, 3.0, 40.0])
mask = batch > 10.0

batch = paddle.where(mask, batch / 10.0, batch)

result = batch.numpy()
assert result.tolist() == [1.0, 2.0, 3.0, 4.0]
