"""A histogram is asked for densities, as Paddle 3 can give them."""

import paddle

scores = paddle.to_tensor([0.0, 0.25, 0.25, 1.0])
result = paddle.histogram(scores, bins=4, min=0, max=1, density=True)
