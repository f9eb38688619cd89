"""A NumPy number and an array without dimensions are right."""

import numpy as np
import paddle

NUMBERS = (np.float32(2), np.float64(2), np.array(2.0, dtype="float32"))


def add(x):
    for number in NUMBERS:
        x = x + number
    return x


assert paddle.jit.to_static(add, full_graph=True)(paddle.ones([3])).tolist() == [7.0, 7.0, 7.0]
