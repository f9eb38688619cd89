# releases: >=3.1
"""Where the mean and the variance are whole numbers the result is right."""

import paddle

assert paddle.std(paddle.to_tensor([1, 3, 5])).item() == 2
