"""An integer tensor is not changed by what is written to its `astype("float32")`."""

import paddle

image = paddle.to_tensor([9, 2, 3])
copy = image.astype("float32")
copy[0] = 0.0
assert image.tolist() == [9, 2, 3]
