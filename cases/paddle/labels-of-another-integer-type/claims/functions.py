"""not_equal, maximum and add of int64 and int32 fail like equal: on 2.6 as data that does not match, from 3.0 on as type promotion."""

import paddle

a, b = paddle.to_tensor([1, 2]), paddle.to_tensor([1, 3], dtype="int32")
for function in (paddle.equal, paddle.not_equal, paddle.maximum, paddle.add):
    try:
        function(a, b)
    except (TypeError, ValueError) as error:
        words = "The type of data we are trying to retrieve (int32) does not match the type of data (int64)"
        if not paddle.__version__.startswith("2."):
            words = "Type promotion only support calculations between floating-point numbers"
        assert words in str(error), error
    else:
        raise RuntimeError("nothing was raised")
