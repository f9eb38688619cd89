"""[batch, tokens, heads, width] gives a width and a number of heads; two matrices have the [0] dimension of Y, three axes the [1]."""

import paddle

for x, y, axis in (([2, 5, 4, 8], [2, 5, 4, 8], 2), ([2, 5, 8], [2, 5, 8], 1), ([32, 100], [50, 100], 0)):
    old = f"Y'dims[{axis}] must be equal to {x[-1]}, but received Y'dims[{axis}] is {y[-2]}"
    new = f"[{axis + 1}]dimension of Input(X) is [{x[-1]}], and the [{axis}] dimension of Input(Y) is [{y[-2]}]"
    try:
        paddle.matmul(paddle.ones(x), paddle.ones(y))
    except ValueError as error:
        assert old in str(error) or new in str(error), error
    else:
        raise AssertionError("nothing was raised")
