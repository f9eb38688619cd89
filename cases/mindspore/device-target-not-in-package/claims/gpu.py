"""A GPU that the installation lacks has the message as well, and the lines below it name libraries of Ascend."""

import mindspore as ms

try:
    ms.set_context(device_target="GPU")
except RuntimeError as error:
    message = str(error)
    assert message.startswith(
        "Unsupported device target GPU. This process only supports one of the ['CPU']."
    )
    assert (
        "libmindspore_ascend.so.2 failed" in message[message.index("Device load error message:") :]
    )
else:
    raise AssertionError("nothing was raised")
