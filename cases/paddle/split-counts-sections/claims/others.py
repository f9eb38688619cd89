"""`x.split(2)` and `paddle.chunk(x, 2)` make two pieces, too."""

import paddle

x = paddle.arange(6)
for pieces in (x.split(2), paddle.chunk(x, 2), paddle.split(x, num_or_sections=2)):
    assert [each.tolist() for each in pieces] == [[0, 1, 2], [3, 4, 5]]
