"""`executor.run(…, use_prune=True)` leaves the loss out in 2.6; in 3.x it changes nothing, the KeyError stays."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data("x", [None, 2], "float32")
y = paddle.static.data("y", [None, 2], "float32")
double = x * 2
difference = x - y
executor = paddle.static.Executor(paddle.CPUPlace())
feed = {"x": np.ones([1, 2], "float32")}
try:
    (values,) = executor.run(feed=feed, fetch_list=[double], use_prune=True)
except KeyError as error:
    assert not paddle.__version__.startswith("2.") and error.args == ("y",), error
else:
    assert paddle.__version__.startswith("2.") and values.tolist() == [[2, 2]]
