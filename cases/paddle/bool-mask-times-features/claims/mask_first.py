# releases: >=2.6,<3.0
"""On 2.6 `mask + features` and `mask - features` raise a RuntimeError about the kernel; in the other order they work."""

import paddle

features, mask = paddle.to_tensor([0.5, 2.0]), paddle.to_tensor([True, False])
for combine in (lambda: mask + features, lambda: mask - features):
    try:
        combine()
    except RuntimeError as error:
        assert "is not registered" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert (features + mask).tolist() == [1.5, 2.0]
assert (features - mask).tolist() == [-0.5, 2.0]
