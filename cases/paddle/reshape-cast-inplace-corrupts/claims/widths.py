# releases: >=2.6,<3.4
"""`cast_` of a reshaped float32 tensor to float16 changes the source, to float64 or int64 it does not."""

import paddle

numbers = [0.0, 1.0, 2.0, 3.0]
for name, kept in [("float16", False), ("float64", True), ("int64", True)]:
    logits = paddle.to_tensor([numbers[:2], numbers[2:]])
    flat = logits.reshape([4])
    flat.cast_(name)
    assert flat.numpy().tolist() == numbers
    assert (logits.numpy().flatten().tolist() == numbers) == kept, name
