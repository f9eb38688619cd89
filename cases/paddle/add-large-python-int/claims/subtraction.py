"""`ids - n` with a large Python integer loses digits, too."""

import paddle

FIRST = 2**53 + 1

rows = paddle.to_tensor([2**54]) - FIRST
assert int(rows.numpy()[0]) == 2**54 - FIRST + 1
