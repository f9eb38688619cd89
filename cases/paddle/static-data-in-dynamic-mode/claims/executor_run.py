# releases: <3.0
"""`Executor.run` in dynamic mode has the message with the name of an inner function, `prim_enabled()`, on 2.6."""

import paddle

executor = paddle.static.Executor(paddle.CPUPlace())
try:
    executor.run(paddle.static.default_startup_program())
except AssertionError as error:
    assert "'prim_enabled()' is only supported in static graph mode" in str(error), error
else:
    raise RuntimeError("nothing was raised")
