"""Say whether Paddle can use the device that `ERRATA_BACKEND` names, in its own words."""

import os

import paddle


def probe():
    """Return availability and words."""
    if os.environ["ERRATA_BACKEND"] == "ascend":
        kinds = paddle.device.get_all_custom_device_type()
        found = "npu" in kinds
        return found, "custom devices: %s" % (", ".join(kinds) or "none")
    if not paddle.device.is_compiled_with_cuda():
        return False, "paddle.device.is_compiled_with_cuda() is False"
    count = paddle.device.cuda.device_count()
    if not count:
        return False, "paddle.device.cuda.device_count() is 0"
    return True, paddle.device.cuda.get_device_name(0)


available, words = probe()
result = {"available": available, "words": words}
