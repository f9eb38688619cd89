"""On a build without CUDA gpu:0 is refused as well; the message has a re.Match object in it."""

import paddle

assert not paddle.is_compiled_with_cuda()
try:
    paddle.set_device("gpu:0")
except ValueError as error:
    assert "The device should not be <re.Match object;" in str(error)
    assert "since PaddlePaddle is not compiled with CUDA" in str(error)
else:
    raise AssertionError("nothing was raised")
