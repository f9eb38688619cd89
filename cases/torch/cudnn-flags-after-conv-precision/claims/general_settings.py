# releases: >=2.13
"""`torch.backends.fp32_precision = "ieee"` and `torch.backends.cudnn.fp32_precision = "ieee"` set those of conv and RNN, and raise alike."""

import os

import torch

b = torch.backends


def enters(setting):
    """Whether `cudnn.flags` can be entered after a setting, in a process of its own."""
    child = os.fork()
    if child == 0:
        exec(setting)
        assert b.cudnn.conv.fp32_precision == b.cudnn.rnn.fp32_precision == "ieee"
        try:
            b.cudnn.flags(enabled=False).__enter__()
        except RuntimeError as error:
            os._exit(1 if "different TF32 flags" in str(error) else 2)
        os._exit(0)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert code in (0, 1)
    return code == 0


assert not enters("b.fp32_precision = 'ieee'")
assert not enters("b.cudnn.fp32_precision = 'ieee'")
