# releases: >=2.7,<2.8
"""PyNative mode of 2.7 refuses other NumPy scalars and operators, and takes `np.float64`."""

import mindspore as ms
import numpy as np

ms.set_context(mode=ms.PYNATIVE_MODE)

x = ms.Tensor([1.0, 2.0], ms.float32)
calls = {
    "Mul": lambda s: x * s,
    "Add": lambda s: x + s,
    "Sub": lambda s: x - s,
    "Div": lambda s: x / s,
}
for name, call in calls.items():
    for kind in (np.float16, np.float32, np.int32, np.int64):
        try:
            call(kind(2)).asnumpy()
            message = ""
        except TypeError as error:
            message = str(error)
        assert message.startswith(f"Failed calling {name} with"), message
        assert kind.__name__ in message, message
    assert call(np.float64(2)).asnumpy().tolist() == call(2.0).asnumpy().tolist()
