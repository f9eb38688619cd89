"""Where an axis is None, a feed of one axis, of any length, gives no error and no warning; without a None it gives one."""

import warnings

import numpy as np
import paddle

paddle.enable_static()
executor = paddle.static.Executor(paddle.CPUPlace())


def feed(declared, length):
    """The shape of the result and the messages about the feed."""
    program = paddle.static.Program()
    with paddle.static.program_guard(program):
        doubled = paddle.static.data("rows", declared, "float32") * 2.0
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            shape = executor.run(program, feed={"rows": np.ones([length], "float32")}, fetch_list=[doubled])[0].shape
        except ValueError as error:  # before 3.0
            return None, [str(error)]
    return shape, [str(one.message) for one in caught if "fed Variable" in str(one.message)]


for declared, length in [([None, 4], 4), ([None, 4], 7), ([None, 3, 4], 12), ([4, None], 5)]:
    assert feed(declared, length) == ((length,), [])
shape, messages = feed([2, 4], 4)
assert len(messages) == 1 and "but received fed shape [4]" in messages[0]
