"""Since 3.2 `cuda` and `cuda:0` have the messages of `gpu` and `gpu:0`; before, they are refused as no device."""

import paddle

release = tuple(int(number) for number in paddle.__version__.split(".")[:2])
for device in ("cuda", "cuda:0"):
    try:
        paddle.set_device(device)
    except ValueError as error:
        known = "is not compiled with CUDA" in str(error)
        assert known == (release >= (3, 2)), error
    else:
        raise AssertionError("nothing was raised")
