# releases: <3.0
"""On 2.6 other functions refuse `dim` in the same words, as functions and as methods."""

import paddle
import paddle.nn.functional as F

x = paddle.arange(6, dtype="float32").reshape([2, 3])
for call in (
    lambda: paddle.mean(x, dim=0),
    lambda: x.max(dim=0),
    lambda: x.argmax(dim=0),
    lambda: F.softmax(x, dim=0),
    lambda: paddle.concat([x, x], dim=0),
    lambda: paddle.stack([x, x], dim=0),
    lambda: x.unsqueeze(dim=0),
    lambda: paddle.topk(x, 1, dim=0),
):
    try:
        call()
    except TypeError as error:
        assert str(error).endswith("() got an unexpected keyword argument 'dim'"), error
    else:
        raise AssertionError("accepted")
