"""`np.array` and `np.asarray` of a variable hold it as their only element: its max() is the whole variable, and nothing is raised."""

import numpy as np
import paddle


def by_array(scores):
    """Divide scores by the largest one, taken from an array."""
    return scores / np.array(scores).max()


def by_asarray(scores):
    """The same behind numpy()."""
    return scores / np.asarray(scores.numpy()).max()


for function in (by_array, by_asarray):
    scores = paddle.to_tensor([2.0, 1.0, 4.0])
    assert function(scores).tolist() == [0.5, 0.25, 1.0]
    assert paddle.jit.to_static(function, full_graph=True)(scores).tolist() == [1.0, 1.0, 1.0]
