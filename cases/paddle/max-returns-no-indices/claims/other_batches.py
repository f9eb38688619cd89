"""With three rows: too many values to unpack (expected 2); with one row: not enough values to unpack."""

import paddle

for rows, words in ((3, "too many values to unpack (expected 2"), (1, "not enough values to unpack")):
    try:
        scores, classes = paddle.max(paddle.ones([rows, 4]), axis=1)
    except ValueError as error:
        assert words in str(error), error
    else:
        raise AssertionError(rows)
