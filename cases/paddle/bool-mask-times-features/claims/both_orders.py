# releases: >=3.0
"""Since 3.0 `mask * features`, `features * mask`, `features + mask` and `mask * counts` raise a TypeError."""

import paddle

features, mask = paddle.to_tensor([0.5, 2.0]), paddle.to_tensor([True, False])
counts = paddle.to_tensor([3, 4])
products = [
    lambda: mask * features,
    lambda: features * mask,
    lambda: features + mask,
    lambda: mask * counts,
]
for product in products:
    try:
        product()
    except TypeError:
        pass
    else:
        raise AssertionError("nothing was raised")
