"""float32 has no ids above 16,777,216 one by one: 16,777,217 comes back from `astype("float32")` as its neighbour."""

import paddle

ids = paddle.to_tensor([16777215, 16777216, 16777217])
assert ids.astype("float32").astype("int64").tolist() == [16777215, 16777216, 16777216]
