# releases: ==3.3.1
"""Where NaN stands, the inverse does not lead to a NaN of the distinct values; elsewhere it is right."""

import paddle

values = paddle.to_tensor([1.0, float("nan"), 2.0, float("nan"), 1.0] * 100)
distinct, inverse = paddle.unique(values, return_inverse=True)
is_nan = values.isnan().tolist()
found, inverse = distinct.tolist(), inverse.tolist()
assert all(found[place] == value for place, value, nan in zip(inverse, values.tolist(), is_nan) if not nan)
places = [place for place, nan in zip(inverse, is_nan) if nan]
assert not all(2 <= place < len(found) for place in places)
