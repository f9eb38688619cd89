# releases: >=2.7
"""The name in the message is that of a primitive of `mindspore.ops`, which cannot be pickled by itself; a lambda or a lock in a cell has another message."""

import pickle
import threading

from mindspore import nn, ops


class Locked(nn.Cell):
    """A cell without primitives that holds a lock."""

    def __init__(self):
        super().__init__()
        self.lock = threading.Lock()


class Function(nn.Cell):
    """A cell without primitives that holds a lambda."""

    def __init__(self):
        super().__init__()
        self.function = lambda x: x


def error_of(thing):
    """What pickle says."""
    try:
        pickle.dumps(thing)
    except Exception as error:
        return str(error)
    return ""


assert issubclass(ops.Reshape, ops.Primitive)
assert error_of(ops.Reshape()) == "cannot pickle 'Reshape' object"
assert error_of(Locked()) == "cannot pickle '_thread.lock' object"
assert "lambda" in error_of(Function())
