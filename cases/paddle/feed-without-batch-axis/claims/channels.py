"""An image of one channel where three are declared has the same message."""

import warnings

import numpy as np
import paddle

paddle.enable_static()
image = paddle.static.data("image", [None, 3, 8, 8], "float32")
executor = paddle.static.Executor(paddle.CPUPlace())
messages = []
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    try:
        executor.run(feed={"image": np.ones([1, 1, 8, 8], "float32")}, fetch_list=[image * 2.0])
    except ValueError as error:  # before 3.0
        messages.append(str(error))
messages += [str(one.message) for one in caught]
assert any("but received fed shape [1, 1, 8, 8]" in message for message in messages)
