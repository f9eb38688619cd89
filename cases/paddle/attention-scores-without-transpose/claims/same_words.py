# releases: >=3.3.1
"""`@`, `F.linear` and `nn.Linear` have the words of `paddle.matmul`."""

import paddle

products = [
    lambda: paddle.matmul(paddle.ones([2, 5, 8]), paddle.ones([2, 5, 8])),
    lambda: paddle.ones([2, 5, 8]) @ paddle.ones([2, 5, 8]),
    lambda: paddle.nn.functional.linear(paddle.ones([2, 5]), paddle.ones([8, 4])),
    lambda: paddle.nn.Linear(8, 4)(paddle.ones([2, 5])),
]
for product in products:
    try:
        product()
    except ValueError as error:
        assert "dimension of Input(X) must be equal to the" in str(error)
    else:
        raise AssertionError("nothing was raised")
