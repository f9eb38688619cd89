"""max and min along a new axis of the stacked tensors compare element by element, too."""

import paddle

a, b = paddle.to_tensor([1.0, 5.0]), paddle.to_tensor([3.0, 2.0])
assert paddle.stack([a, b]).max(0).tolist() == paddle.maximum(a, b).tolist() == [3, 5]
assert paddle.stack([a, b]).min(0).tolist() == paddle.minimum(a, b).tolist() == [1, 2]
