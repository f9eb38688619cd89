# releases: >=3.3,<3.4
"""On 3.3 std, nanmean, mode, kthvalue, flip and log_softmax refuse `dim`: got an unexpected keyword argument 'dim'."""

import paddle
import paddle.nn.functional as F

x = paddle.arange(6, dtype="float32").reshape([2, 3])
for call in (
    lambda: paddle.std(x, dim=1),
    lambda: paddle.nanmean(x, dim=1),
    lambda: paddle.mode(x, dim=1),
    lambda: paddle.kthvalue(x, 1, dim=1),
    lambda: paddle.flip(x, dim=1),
    lambda: F.log_softmax(x, dim=1),
):
    try:
        call()
    except TypeError as error:
        assert str(error).endswith("() got an unexpected keyword argument 'dim'"), error
    else:
        raise AssertionError("accepted")
