"""The message ends with the library that could not be loaded."""

import mindspore as ms

try:
    ms.set_context(device_target="Ascend")
except RuntimeError as error:
    message = str(error)
    assert "libge_runner.so: cannot open shared object file" in message[message.index("\n- Device load error message") :]
else:
    raise AssertionError("nothing was raised")
