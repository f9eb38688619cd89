"""The first id is an integer tensor before it is added."""

import paddle

FIRST = 2**53 + 1

rows = paddle.to_tensor([0, 2])
ids = rows + paddle.to_tensor(FIRST)

result = [int(i) - FIRST for i in ids.numpy()]
assert result == [0, 2], "the rows behind the ids are %s" % result
