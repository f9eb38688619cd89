"""Labels of shape [5] for [None, 1] make a difference of shape [5, 5]; with a last axis it is [5, 1], with a first one it is refused or [5, 5]."""

import warnings

import numpy as np
import paddle

warnings.simplefilter("ignore")
paddle.enable_static()
predicted = paddle.static.data("predicted", [None, 1], "float32")
label = paddle.static.data("label", [None, 1], "float32")
difference = predicted - label
executor = paddle.static.Executor(paddle.CPUPlace())


def shape(labels):
    feed = {"predicted": np.ones([5, 1], "float32"), "label": labels}
    return executor.run(feed=feed, fetch_list=[difference])[0].shape


labels = np.ones([5], "float32")
assert shape(labels) == (5, 5)
assert shape(labels[:, np.newaxis]) == (5, 1)
try:
    assert shape(labels[np.newaxis]) == (5, 5)
except ValueError as error:  # before 3.0
    assert "received fed shape [1, 5]" in str(error)
