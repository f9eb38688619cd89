# releases: >=3.3
"""`paddle.compat.split(x, 2)` takes the length of a piece, as PyTorch does, and a smaller rest."""

import paddle

assert [each.tolist() for each in paddle.compat.split(paddle.arange(5), 2)] == [[0, 1], [2, 3], [4]]
