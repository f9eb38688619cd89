"""float32 holds every bfloat16 number, small and large: there and back is the same."""

import paddle

numbers = paddle.to_tensor([0.1, 3e38, 1e-40, -7.5]).astype("bfloat16")
assert numbers.astype("float32").astype("bfloat16").numpy().tolist() == numbers.numpy().tolist()
