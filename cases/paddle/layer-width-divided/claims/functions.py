"""paddle.zeros, paddle.randn and reshape name themselves in the message, which counts the position in the list from 0."""

import paddle

x = paddle.ones([2, 6])
for call, words in (
    (lambda: paddle.zeros([4 / 2, 3]), "full(): argument (position 1) must be list of int, but got float at pos 0"),
    (lambda: paddle.randn([4, 6 / 2]), "gaussian(): argument (position 1) must be list of int, but got float at pos 1"),
    (lambda: x.reshape([2, 3, 4 / 2]), "reshape(): argument (position 2) must be list of int, but got float at pos 2"),
):
    try:
        call()
    except (TypeError, ValueError) as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert paddle.zeros([4 // 2, 3]).shape == [2, 3]
