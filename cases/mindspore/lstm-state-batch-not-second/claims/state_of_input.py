"""The batch of the state is x.shape[0] with batch_first, x.shape[1] without; two directions double the layers. Without a state it is zeros."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


x = Tensor(np.random.RandomState(0).rand(3, 5, 10), ms.float32)
for batch_first, axis in ((True, 0), (False, 1)):
    for layers, bidirectional in ((1, False), (2, True)):
        lstm = nn.LSTM(10, 16, layers, batch_first=batch_first, bidirectional=bidirectional)
        state = ops.zeros((layers * (1 + bidirectional), x.shape[axis], 16), x.dtype)
        with_state, without = lstm(x, (state, state))[0], lstm(x)[0]
        assert np.allclose(with_state.asnumpy(), without.asnumpy(), atol=1e-6)
lstm = nn.LSTM(10, 16, batch_first=True)
state = ops.zeros((1, 3, 16), x.dtype)
found = words(lstm, x[:2], (state, state))  # the last batch of an epoch
assert "the h_shape[1] must be equal to 2, but got 3" in found, found
