"""A column past the end raises an IndexError where it is a number or a tensor without axes."""

import paddle

for column in (3, paddle.to_tensor(3)):
    targets = paddle.zeros([2, 3])
    try:
        targets[0, column] = 1.0
    except IndexError:
        pass
    else:
        raise AssertionError("nothing was raised")
