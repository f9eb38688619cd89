# releases: >=2.5
"""The warning before the exception says "size mismatch at index 0", the exception does not."""

import logging

import torch

messages = []
handler = logging.Handler()
handler.emit = lambda record: messages.append(record.getMessage())
logging.getLogger("torch._dynamo.convert_frame").addHandler(handler)


@torch.compile(backend="eager", fullgraph=True, dynamic=False)
def encode(x):
    """Positions added to a sequence."""
    return x + torch.arange(x.shape[0])


try:
    for length in range(2, 14):
        encode(torch.zeros(length))
except Exception as error:
    assert "size mismatch" not in str(error), error
else:
    raise AssertionError("nothing was raised")
assert any("size mismatch at index 0" in message for message in messages), messages
