# releases: >=2.6
"""cpu with a number, an empty text, mps and a text with quotes in it are refused in these words; GPU in capitals is read as gpu."""

import paddle

for device in ("cpu:0", "", "mps", "'cpu'"):
    try:
        paddle.set_device(device)
    except ValueError as error:
        assert "The device must be a string which is like 'cpu', 'gpu', 'gpu:x'" in str(error), error
    else:
        raise RuntimeError("accepted: " + device)
try:
    paddle.set_device("GPU")
except ValueError as error:
    assert "is not compiled with CUDA" in str(error), error
else:
    raise RuntimeError("accepted")
paddle.set_device("CPU")
