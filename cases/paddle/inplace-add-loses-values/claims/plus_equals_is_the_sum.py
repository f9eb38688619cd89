# releases: ==2.6.2
"""`counts += pseudocount` is the sum: int64, with the float truncated."""

import paddle

counts = paddle.to_tensor([3, 0, 1])
counts += paddle.to_tensor([0.5, 0.5, 0.5])
assert counts.numpy().tolist() == [3, 0, 1] and "int64" in str(counts.numpy().dtype)
