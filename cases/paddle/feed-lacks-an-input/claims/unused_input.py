"""3.x wants every `static.data` of the program, also one that no operator uses; 2.6 wants those that an operator uses."""

import numpy as np
import paddle

paddle.enable_static()
x = paddle.static.data("x", [None, 2], "float32")
weights = paddle.static.data("weights", [None, 2], "float32")
double = x * 2
executor = paddle.static.Executor(paddle.CPUPlace())
feed = {"x": np.ones([1, 2], "float32")}
try:
    (values,) = executor.run(feed=feed, fetch_list=[double])
except KeyError as error:
    assert not paddle.__version__.startswith("2.") and error.args == ("weights",), error
else:
    assert paddle.__version__.startswith("2.") and values.tolist() == [[2, 2]]
