"""2**24 + 1 is added as 2**24 in 2.6 and exactly from 3.0 on; 2**53 + 1 loses its last digit on both."""

import paddle

old = paddle.__version__.startswith("2.")
zero = paddle.to_tensor([0])
assert (zero + (2**24 + 1)).item() == 2**24 + (not old)
assert (zero + (2**53 + 1)).item() == 2**53
