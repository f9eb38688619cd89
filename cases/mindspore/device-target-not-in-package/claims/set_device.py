# releases: >=2.10
"""mindspore.set_device has the same message."""

import mindspore as ms

try:
    ms.set_device("Ascend")
except RuntimeError as error:
    assert (
        "Unsupported device target Ascend. This process only supports one of the ['CPU']."
        in str(error)
    )
else:
    raise AssertionError("nothing was raised")
