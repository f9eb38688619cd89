# releases: >=3.1
"""The method, int32 and an axis give wrong numbers too."""

import paddle

ratings = paddle.to_tensor([3, 4, 4, 3, 4])
assert ratings.std().item() == 0
assert ratings.astype("int32").std().item() == 0
columns = paddle.to_tensor([[1, 3], [2, 9]])
assert columns.std(axis=0).tolist() != columns.astype("float64").std(axis=0).tolist()
