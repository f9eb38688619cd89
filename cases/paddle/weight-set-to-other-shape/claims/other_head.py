"""A head for other classes has the same message, with one size that differs and no two that are swapped; its bias has it as well."""

import numpy as np
import paddle

head = paddle.nn.Linear(16, 5)
for parameter, value, shapes in (
    (head.weight, np.zeros([16, 10], "float32"), ("[16, 5]", "(16, 10)")),
    (head.bias, np.zeros([10], "float32"), ("[5]", "(10,)")),
):
    try:
        parameter.set_value(value)
    except AssertionError as error:
        assert all(shape in str(error) for shape in shapes), error
    else:
        raise AssertionError("accepted")
