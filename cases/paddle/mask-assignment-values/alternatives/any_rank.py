"""The mask is turned into an index for each of its axes."""

import paddle

batch = paddle.to_tensor([[1.0, 20.0, 3.0], [40.0, 5.0, 60.0]])
mask = batch > 10.0

batch[tuple(paddle.nonzero(mask).unbind(1))] = paddle.to_tensor([2.0, 4.0, 6.0])

result = batch.numpy()
assert result.tolist() == [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]

for shape in ([4], [1, 2, 2]):
    x = paddle.zeros(shape)
    mask = paddle.to_tensor([False, True, False, True]).reshape(shape)
    x[tuple(paddle.nonzero(mask).unbind(1))] = paddle.to_tensor([2.0, 4.0])
    assert x.flatten().tolist() == [0.0, 2.0, 0.0, 4.0]
