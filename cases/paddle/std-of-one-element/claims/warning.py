# releases: >=3.1
"""One sample gives nan with the warning, equal samples 0 or a rounding error without it, a nan in the input nan without it."""

import math
import warnings

import paddle


def deviation(rows):
    """The deviation of the rows, and the warnings of it."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        value = paddle.std(paddle.to_tensor(rows), axis=0).item()
    return value, [str(one.message) for one in caught if "Degrees of freedom" in str(one.message)]


value, messages = deviation([[1.0]])
assert math.isnan(value) and messages == ["Degrees of freedom is <= 0."]
assert deviation([[1.0], [1.0]]) == (0.0, [])
value, messages = deviation([[0.3]] * 7)
assert 0 < value < 1e-6 and not messages, value
value, messages = deviation([[math.nan], [1.0]])
assert math.isnan(value) and not messages
