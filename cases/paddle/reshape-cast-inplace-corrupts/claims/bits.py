"""After `cast_` the source is float32 and holds the bits of the integers: 1 is 1.4e-45."""

import paddle

logits = paddle.to_tensor([[0.0, 1.0], [2.0, 3.0]])
flat = logits.reshape([4])
flat.cast_("int32")
assert flat.tolist() == [0, 1, 2, 3]
assert logits.dtype == paddle.float32
assert logits.numpy().view("int32").tolist() == [[0, 1], [2, 3]]
assert "%.1e" % float(logits.numpy()[0, 1]) == "1.4e-45"
