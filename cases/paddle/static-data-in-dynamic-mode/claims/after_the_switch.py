"""After enable_static `to_tensor` gives a variable of the program, which has no numbers; after disable_static it gives them again."""

import paddle

paddle.enable_static()
try:
    float(paddle.to_tensor(1.0))
except TypeError:
    pass
else:
    raise AssertionError("a number")
paddle.disable_static()
assert float(paddle.to_tensor(1.0)) == 1.0
