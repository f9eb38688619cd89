"""`paddle.to_tensor(..., place="gpu")` on a CPU build raises an AttributeError; "gpu:0" a ValueError about CUDA."""

import paddle

for place, kind, words in [
    ("gpu", AttributeError, "'NoneType' object has no attribute 'group'"),
    ("gpu:0", ValueError, "PaddlePaddle is not compiled with CUDA"),
]:
    try:
        paddle.to_tensor([1.0], place=place)
    except kind as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
