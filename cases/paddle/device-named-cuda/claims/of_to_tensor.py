# releases: ==2.6.2
"""to_tensor with place="cuda" says "but received cuda", paddle.device("cuda") calls a module, and layers have no `cuda`."""

import paddle
from paddle import nn

for call, kind, words in (
    (lambda: paddle.to_tensor([1.0], place="cuda"), ValueError, "but received cuda."),
    (lambda: paddle.device("cuda"), TypeError, "'module' object is not callable"),
    (lambda: nn.Linear(2, 2).cuda(), AttributeError, "'Linear' object has no attribute 'cuda'"),
):
    try:
        call()
    except kind as error:
        assert words in str(error), error
    else:
        raise RuntimeError("accepted")
