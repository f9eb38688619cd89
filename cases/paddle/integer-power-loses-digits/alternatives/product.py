"""The product of repeated values is exact."""

import paddle

assert int(paddle.prod(paddle.full([35], 3, "int64")).numpy()) == 3**35
