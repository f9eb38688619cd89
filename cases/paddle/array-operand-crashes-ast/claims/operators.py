# releases: >=3.0
"""`+`, `*`, `/`, `>` and `@` kill the process too, also with an array of one element and one that is made in the function."""

import os

import numpy as np
import paddle

ARRAY = np.ones([3, 3], dtype="float32")


def add(x):
    return x + ARRAY


def multiply(x):
    return x * ARRAY


def divide(x):
    return x / ARRAY


def greater(x):
    return x > ARRAY


def matmul(x):
    return x @ ARRAY


def one(x):
    return x + np.ones([1], dtype="float32")


for call in (add, multiply, divide, greater, matmul, one):
    child = os.fork()
    if child == 0:
        paddle.jit.to_static(call, full_graph=True)(paddle.ones([3, 3]))
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == 11, (call.__name__, status)
