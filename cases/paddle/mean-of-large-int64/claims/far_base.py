"""A base more than 2**24 away from the values does not help."""

import paddle

stamps = paddle.to_tensor([1_700_000_001] * 3)
near, far = 1_690_000_000, 1_650_000_000
assert near + int((stamps - near).mean().item()) == 1_700_000_001
assert far + int((stamps - far).mean().item()) != 1_700_000_001
