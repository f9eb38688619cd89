"""A NaN in a masked place is still NaN after a product with the cast mask; `paddle.where` leaves it out."""

import paddle

features, mask = paddle.to_tensor([1.0, float("nan")]), paddle.to_tensor([True, False])
assert paddle.isnan((features * mask.astype("float32")).sum()).item()
assert paddle.where(mask, features, paddle.zeros_like(features)).sum().item() == 1.0
