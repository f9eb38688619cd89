# releases: >=2.6
"""A Python float on the right makes the sum float."""

import paddle

assert (paddle.to_tensor([3]) + 0.5).numpy().tolist() == [3.5]
