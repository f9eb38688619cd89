# releases: ==2.6.2
"""On 2.6.2 `-`, `*` and `/` cast the float tensor on the right to int64 as well."""

import paddle

three, half = paddle.to_tensor([3]), paddle.to_tensor([0.5])
assert (three - half).tolist() == [3]
assert (three * half).tolist() == [0]
assert (three / paddle.to_tensor([2.5])).tolist() == [1.5]
