"""Lower-case names and other words are no device: a ValueError that lists the names."""

import mindspore as ms

for name in ("cpu", "ascend", "NPU", "cuda"):
    try:
        ms.set_context(device_target=name)
    except ValueError as error:
        assert f"must be one of ['CPU', 'GPU', 'Ascend', 'Davinci'], but got {name}." in str(error)
    else:
        raise AssertionError("nothing was raised")
ms.set_context(device_target="CPU")
assert ms.get_context("device_target") == "CPU"
