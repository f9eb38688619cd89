"""Since 3.2 `cuda:0` has the message of `gpu:0`; before, the device is refused as one that does not exist."""

import paddle

release = tuple(int(number) for number in paddle.__version__.split(".")[:2])
try:
    paddle.set_device("cuda:0")
except ValueError as error:
    known = "is not compiled with CUDA" in str(error)
    assert known == (release >= (3, 2)), error
else:
    raise AssertionError("nothing was raised")
