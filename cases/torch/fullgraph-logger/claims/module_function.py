# releases: >=2.5
"""`logging.info` breaks the graph in words of its own, and passes where `reorderable_logging_functions` has it: the line is written."""

import logging

import torch

lines = []


class Kept(logging.Handler):
    """Keep what is written."""

    def emit(self, record):
        lines.append(record.getMessage())


logging.basicConfig(level=logging.INFO, handlers=[Kept()])


def forward(x):
    """Activate and say so."""
    logging.info("activating")
    return x.relu()


release = tuple(int(number) for number in torch.__version__.split(".")[:2])
words = "Unsupported python_type() call" if release >= (2, 12) else ""
words = words or ("__len__" if release >= (2, 9) else "skip function info in file" if release < (2, 6) else "")
try:
    torch.compile(forward, backend="eager", fullgraph=True)(torch.ones(3))
except torch._dynamo.exc.Unsupported as error:
    assert words in str(error), error
    assert "Logger not supported" not in str(error), error
else:
    raise AssertionError("nothing was raised")

torch._dynamo.reset()
lines.clear()
torch._dynamo.config.reorderable_logging_functions.add(logging.info)
torch.compile(forward, backend="eager", fullgraph=True)(torch.ones(3))
assert lines == ["activating"], lines
