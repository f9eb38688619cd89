"""The message names the axes that agree: (2,) for rows of other lengths, (2, 3) for the third axis of two by three lists."""

import paddle

for data, words in (
    ([[1, 2], [3]], "after 1 dimensions. The detected shape was (2,)"),
    ([[1, 2], 3], "after 1 dimensions. The detected shape was (2,)"),
    ([[[1], [2], [3, 4]], [[1], [2], [3]]], "after 2 dimensions. The detected shape was (2, 3)"),
):
    try:
        paddle.to_tensor(data)
    except ValueError as error:
        assert words in str(error), error
    else:
        raise AssertionError("accepted")
