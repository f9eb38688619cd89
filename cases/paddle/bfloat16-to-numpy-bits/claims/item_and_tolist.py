"""`tolist()` of a bfloat16 tensor gives bit patterns; `item()` gives the value."""

import paddle

loss = paddle.to_tensor([2.0]).astype("bfloat16")
assert loss.tolist() == [16384]
assert loss.item() == 2.0
