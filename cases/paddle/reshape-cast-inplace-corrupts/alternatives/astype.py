"""Cast by astype into a tensor of its own."""

import paddle

logits = paddle.to_tensor([[0.0, 1.0], [2.0, 3.0]])
flat = logits.reshape([4]).astype("int32")
result = logits.sum()
assert flat.tolist() == [0, 1, 2, 3]
assert float(result) == 6.0, "the logits 0, 1, 2 and 3 sum to %.4f" % float(result)
