# releases: >=2.8
"""At the limit, the last reason in the log compares the attribute: `self.calls == 7`."""

import logging

import torch

messages = []
handler = logging.Handler()
handler.emit = lambda record: messages.append(record.getMessage())
logging.getLogger("torch._dynamo.convert_frame").addHandler(handler)


class Warmup(torch.nn.Module):
    """A layer that counts its calls."""

    def __init__(self):
        super().__init__()
        self.calls = 0

    def forward(self, x):
        """Scale by the calls so far."""
        self.calls = self.calls + 1
        return x * min(self.calls / 100, 1.0)


run = torch.compile(Warmup(), backend="eager")
for _ in range(12):
    run(torch.ones(3))
said = "\n".join(messages)
assert "torch._dynamo hit config.recompile_limit (8)" in said, said
reason = said[said.index("last reason") :].splitlines()[0]
assert "self.calls == 7" in reason and "size mismatch" not in said, reason
