"""The words before the operation depend on the release: "Failed running call_…" on 2.6 and older, "Dynamo failed to run FX node with fake tensors: call_…" on 2.15; 2.0 has them in the cause of an error without a message of its own."""

import torch
from torch import nn

number = tuple(int(part) for part in torch.__version__.split(".")[:2])
try:
    torch.compile(nn.Sequential(nn.Linear(8, 2)), backend="eager")(torch.randn(4, 5))
except Exception as error:
    assert type(error).__name__ == "TorchRuntimeError"
    message = str(error.__cause__) if number == (2, 0) else str(error)
    if number <= (2, 6):
        assert message.startswith("Failed running call_")
    if number >= (2, 15):
        assert "Dynamo failed to run FX node with fake tensors: call_" in message
    if number == (2, 0):
        assert str(error).strip().startswith("from user code:")
else:
    raise AssertionError("nothing was raised")
