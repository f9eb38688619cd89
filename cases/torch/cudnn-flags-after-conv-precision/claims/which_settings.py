"""It comes with `conv`, `rnn` or both at "ieee", not with "tf32", and not after `allow_tf32 = False` was set as well."""

import os

import torch

b = torch.backends
raising = [
    "b.cudnn.conv.fp32_precision = 'ieee'",
    "b.cudnn.rnn.fp32_precision = 'ieee'",
    "b.cudnn.conv.fp32_precision = b.cudnn.rnn.fp32_precision = 'ieee'",
]
passing = [
    "b.cudnn.conv.fp32_precision = 'tf32'",
    "b.cudnn.conv.fp32_precision = 'ieee'; b.cudnn.allow_tf32 = False",
]


def enters(setting):
    """Whether `cudnn.flags` can be entered after a setting, in a process of its own."""
    child = os.fork()
    if child == 0:
        exec(setting)
        try:
            b.cudnn.flags(enabled=False).__enter__()
        except RuntimeError as error:
            os._exit(1 if "different TF32 flags" in str(error) else 2)
        os._exit(0)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert code in (0, 1)
    return code == 0


assert not any(map(enters, raising))
assert all(map(enters, passing))
