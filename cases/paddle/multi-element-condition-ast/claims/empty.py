# releases: >=3.3.1
"""Under the AST transformer a condition without elements ends in a segmentation fault."""

import os
import signal

import paddle


def clipped(gradient):
    """Halve the gradient where it is too large."""
    if gradient > 1:
        gradient = gradient / 2
    return gradient


child = os.fork()
if not child:
    paddle.jit.to_static(clipped, full_graph=True)(paddle.ones([0]))
    os._exit(0)
_, status = os.waitpid(child, 0)
assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGSEGV, status
