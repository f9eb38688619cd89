"""Say whether MindSpore can use the device that `ERRATA_DEVICE` names, in its own words."""

import os

import mindspore


def probe():
    """Return availability and words; old releases only answer when an operator runs."""
    target = os.environ["ERRATA_DEVICE"]
    try:
        mindspore.set_context(device_target=target)
        (mindspore.Tensor([1.0]) + 1).asnumpy()
    except Exception as error:
        return False, "%s: %s" % (type(error).__name__, str(error).strip().splitlines()[0])
    try:
        return True, str(mindspore.hal.get_device_name(0))
    except Exception:  # since 2.3, and to be dropped
        return True, "%s answers" % target


available, words = probe()
result = {"available": available, "words": words}
