"""Axes are compared from the left, as many as are fed, and None with any size; what agrees so far gives no message."""

import warnings

import numpy as np
import paddle

paddle.enable_static()


def feed(declared, fed):
    """The shape of the result and the messages about the feed."""
    program = paddle.static.Program()
    with paddle.static.program_guard(program):
        doubled = paddle.static.data("image", declared, "float32") * 2.0
    executor = paddle.static.Executor(paddle.CPUPlace())
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            (out,) = executor.run(program, feed={"image": np.ones(fed, "float32")}, fetch_list=[doubled])
        except ValueError as error:  # before 3.0
            return None, [str(error)]
    return out.shape, [str(one.message) for one in caught if "fed Variable" in str(one.message)]


for declared, fed in [([None, 8, 8], (8, 8)), ([None, 3, 8, 8], (7, 3, 8)), ([4, None], (4,)), ([None, 3, 4], (12,))]:
    assert feed(declared, fed) == (fed, []), (declared, fed)
for declared, fed in [([None, 3, 8, 8], (3, 8, 8)), ([None, 8, 4], (8, 4)), ([4, None], (3,)), ([None, 4], ())]:
    messages = feed(declared, fed)[1]
    assert len(messages) == 1 and "but received fed shape %s" % list(fed) in messages[0], (declared, fed)
