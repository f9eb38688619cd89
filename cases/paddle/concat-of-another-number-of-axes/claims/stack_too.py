"""stack has the same words, and wants the same sizes too; a class token [1, C] beside [N, L, C] is refused by concat, and [N, 1, C] accepted."""

import paddle

words = paddle.ones([4, 16, 8])
for call in (
    lambda: paddle.stack([paddle.ones([2, 3]), paddle.ones([3])]),
    lambda: paddle.concat([paddle.zeros([1, 8]), words], axis=1),
):
    try:
        call()
    except ValueError as error:
        assert "The shape of input[0] and input[1] is expected to be equal" in str(error), error
    else:
        raise RuntimeError("accepted")
token = paddle.zeros([1, 1, 8]).expand([4, 1, 8])
assert list(paddle.concat([token, words], axis=1).shape) == [4, 17, 8]
