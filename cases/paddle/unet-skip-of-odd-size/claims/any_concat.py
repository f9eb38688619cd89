"""`paddle.concat` has these words for all shapes of as many axes that do not fit; with more axes it has others."""

import paddle


def words(first, second):
    """What concat says of two shapes."""
    try:
        paddle.concat([paddle.ones(first), paddle.ones(second)], axis=1)
    except ValueError as error:
        return str(error)
    raise AssertionError("nothing was raised")


assert "The 0-th dimension of input[0] and input[1] is expected to be equal" in words([8, 3], [16, 3])
assert "The 3-th dimension of input[0] and input[1] is expected to be equal" in words([1, 4, 24, 25], [1, 4, 24, 24])
assert "-th dimension" not in words([8, 3], [1, 8, 3])
