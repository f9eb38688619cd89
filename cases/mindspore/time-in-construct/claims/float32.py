"""A Python number beside a float64 Tensor, and a Tensor without a dtype, round the time to float32: to 128 seconds."""

import mindspore as ms

now = 1795835391.5
assert float(ms.Tensor(0.0, ms.float64) + now) == 1795835392.0
assert ms.Tensor(now).dtype == ms.float32
assert float(ms.Tensor(now)) == 1795835392.0
assert float(ms.Tensor(now, ms.float64)) == now
