"""With a Python integer as exponent the power is exact."""

import paddle

assert int((paddle.to_tensor([3]) ** 35).numpy()[0]) == 3**35
