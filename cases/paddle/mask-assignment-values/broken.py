"""Replace the outliers of a batch by values computed for them alone."""

import paddle

batch = paddle.to_tensor([1.0, 20.0, 3.0, 40.0])
mask = batch > 10.0

batch[mask] = paddle.to_tensor([2.0, 4.0])

result = batch.numpy()
assert result.tolist() == [1.0, 2.0, 3.0, 4.0]
