# releases: >=2.6
"""`jit.save` fails in the mode of SOT too, and `paddle.unstack` as `unbind`: an abort from 3.0 on, an error in 2.6."""

import os
import signal

import paddle
from paddle.static import InputSpec

SPEC = [InputSpec([None, 2], "float32")]


class Model(paddle.nn.Layer):
    """How far the series has moved."""

    def forward(self, series):
        """Return the last step minus the first."""
        steps = paddle.unbind(series, axis=0)
        return steps[-1] - steps[0]


def save():
    """Export the model as SOT does."""
    paddle.jit.save(paddle.jit.to_static(Model(), full_graph=False), "model", input_spec=SPEC)


def last(series):
    """Return the last step."""
    return paddle.unstack(series, axis=0)[-1]


def unstack():
    """Call a converted function with unstack."""
    paddle.jit.to_static(last, input_spec=SPEC, full_graph=True)(paddle.ones([3, 2]))


for call in (save, unstack):
    child = os.fork()
    if not child:
        try:
            call()
        except (IndexError, ValueError):
            os._exit(3)
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    if paddle.__version__.startswith("2."):
        assert os.WEXITSTATUS(status) == 3, status
    else:
        assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGABRT, status
