"""Shift hashed ids by the first id of the shard, a large Python integer."""

import paddle

FIRST = 2**53 + 1

rows = paddle.to_tensor([0, 2])
ids = rows + FIRST

result = [int(i) - FIRST for i in ids.numpy()]
assert result == [0, 2], "the rows behind the ids are %s" % result
