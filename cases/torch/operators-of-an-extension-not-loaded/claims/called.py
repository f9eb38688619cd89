"""Where nothing registers a fake, the first use of the operator raises an AttributeError of the _OpNamespace."""

import torch

try:
    torch.ops.boxlib.nms
except AttributeError as error:
    message = str(error)
assert message == "'_OpNamespace' 'boxlib' object has no attribute 'nms'", message
