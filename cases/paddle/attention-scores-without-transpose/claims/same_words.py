"""`@`, `key.T`, `F.linear` and `nn.Linear` have the words of `paddle.matmul`; the right product has none."""

import paddle

query, key = paddle.ones([2, 5, 8]), paddle.ones([2, 5, 8])
products = [
    lambda: paddle.matmul(query, key),
    lambda: query @ key,
    lambda: query @ key.T,
    lambda: paddle.nn.functional.linear(paddle.ones([2, 5]), paddle.ones([8, 4])),
    lambda: paddle.nn.Linear(8, 4)(paddle.ones([2, 5])),
]
for product in products:
    try:
        product()
    except ValueError as error:
        words = ("dimension of Input(X) must be equal to the", "Input(Y) has error dim. Y'dims[")
        assert any(each in str(error) for each in words), error
    else:
        raise AssertionError("nothing was raised")
assert (query @ key.transpose([0, 2, 1])).shape == [2, 5, 5]
