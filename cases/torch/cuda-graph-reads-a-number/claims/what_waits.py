"""`item()`, `print(tensor)`, `.cpu()`, `if tensor:` and a boolean mask as an index break a capture; arithmetic, `torch.where` and shapes do not."""

import contextlib
import io
import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

waits = ["y.max().item()", "print(y)", "y.cpu()", "1 if y.max() > 1 else 2", "y[y > 1]"]
does_not = ["torch.where(y.max() > 1, y / y.shape[0], y)"]


def start(code):
    """Fork a process that captures the code; after a broken capture a process is not used again."""
    child = os.fork()
    if child:
        return child
    x = torch.ones(4, device=DEVICE)
    graph = torch.cuda.CUDAGraph()
    with contextlib.redirect_stdout(io.StringIO()):
        exec(code, {"torch": torch, "y": x * 2})  # loads the kernels
        torch.cuda.synchronize()
        try:
            with torch.cuda.graph(graph):
                exec(code, {"torch": torch, "y": x * 2})
        except RuntimeError as error:
            os._exit(1 if "when stream is capturing" in str(error.__context__) else 2)
    os._exit(0)


children = [start(code) for code in waits + does_not]
codes = [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children]
assert codes == [1] * len(waits) + [0] * len(does_not), codes
