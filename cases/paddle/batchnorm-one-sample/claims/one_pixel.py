"""BatchNorm2D in training returns one image of one pixel as it is; two pixels are normalised."""

import paddle

norm = paddle.nn.BatchNorm2D(2)
pixel = paddle.to_tensor([8.0, 9.0]).reshape([1, 2, 1, 1])
assert norm(pixel).flatten().tolist() == [8.0, 9.0]
assert norm(pixel.tile([1, 1, 2, 1])).flatten().tolist() == [0.0] * 4
