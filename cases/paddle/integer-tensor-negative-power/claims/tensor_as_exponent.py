"""An integer tensor to the power of a tensor that holds -1 is 0; nothing hangs."""

import paddle

result = paddle.to_tensor([4]) ** paddle.to_tensor([-1])
assert result.tolist() == [0]
