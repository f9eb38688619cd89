"""Say whether PyTorch can use the device that `ERRATA_BACKEND` names, in its own words."""

import os

import torch


def words_of(action):
    """Return what went wrong in `action`, or an empty text."""
    try:
        action()
    except Exception as error:
        return "%s: %s" % (type(error).__name__, str(error).splitlines()[0])
    return ""


def probe():
    """Return availability and words."""
    if os.environ["ERRATA_BACKEND"] == "ascend":
        try:
            import torch_npu  # noqa: F401
        except Exception as error:
            return False, "%s: %s" % (type(error).__name__, error)
        device, name = torch.npu, "torch.npu"
    else:
        device, name = torch.cuda, "torch.cuda"
    if device.is_available():
        return True, device.get_device_name(0)
    words = words_of(device.init) or "no device found"
    return False, "%s.is_available() is False: %s" % (name, words)


available, words = probe()
result = {"available": available, "words": words}
