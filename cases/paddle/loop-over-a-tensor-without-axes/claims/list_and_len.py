"""list(x), len(x) and *x raise AssertionError: len() of a 0-D tensor is wrong."""

import paddle

x = paddle.to_tensor([3.0]).squeeze()
for call in (lambda: list(x), lambda: len(x), lambda: [*x]):
    try:
        call()
    except AssertionError as error:
        assert str(error) == "len() of a 0-D tensor is wrong"
    else:
        raise AssertionError("nothing was raised")
