"""O0, O1, O2 and O3 are known, with a capital O; o2, O4 and float16 are not."""

import mindspore as ms
from mindspore import amp, nn

for level in ("O0", "O1", "O2", "O3"):
    amp.auto_mixed_precision(nn.Dense(4, 2), amp_level=level)
for level in ("o2", "O4", "float16", "02"):
    try:
        amp.auto_mixed_precision(nn.Dense(4, 2), amp_level=level)
    except ValueError as error:
        assert str(error) == f"The amp level {level} is not supported", error
    else:
        raise AssertionError("nothing was raised")
