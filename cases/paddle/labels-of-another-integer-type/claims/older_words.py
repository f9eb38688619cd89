# releases: >=3.2
"""equal_all and stack of int64 and int32 fail as data of a type that does not match."""

import paddle

a, b = paddle.to_tensor([1, 2]), paddle.to_tensor([1, 3], dtype="int32")
for call in (lambda: paddle.equal_all(a, b), lambda: paddle.stack([a, b])):
    try:
        call()
    except ValueError as error:
        assert "The type of data we are trying to retrieve" in str(error), error
        assert "(int32)" in str(error) and "(int64)" in str(error), error
    else:
        raise RuntimeError("nothing was raised")
