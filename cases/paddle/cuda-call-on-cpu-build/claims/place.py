# releases: >=3.1
"""`paddle.CUDAPlace(0)` on a CPU build raises "use wrong place"."""

import paddle

try:
    paddle.CUDAPlace(0)
except ValueError as error:
    assert "use wrong place" in str(error)
else:
    raise AssertionError("nothing was raised")
