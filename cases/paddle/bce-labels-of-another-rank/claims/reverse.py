"""A vector of outputs and a column of labels raise in the same words, with the ranks 1 and 2."""

import paddle
import paddle.nn.functional as F

try:
    F.binary_cross_entropy(paddle.full([4], 0.5), paddle.zeros([4, 1]))
except ValueError as error:
    assert "the rank of Input(X) is [1], the rank of Input(Label) is [2]" in str(error), error
else:
    raise AssertionError("a vector and a column go together")
