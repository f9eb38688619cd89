"""In a compiled function the three names raise an IndexError of TupleGetItem; the nested names do not."""

import os

import mindspore as ms
from mindspore import nn, ops

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


net = nn.Dense(4, 1)
x = ops.ones((2, 4), ms.float32)


def forward(x):
    """Two outputs."""
    y = net(x)
    return y.sum(), y


gradient = ms.value_and_grad(forward, None, net.trainable_params(), has_aux=True)


@ms.jit
def flat(x):
    """Three names."""
    loss, logits, gradients = gradient(x)
    return loss


@ms.jit
def nested(x):
    """Names as the result is nested."""
    (loss, logits), gradients = gradient(x)
    return loss


found = words(flat, x)
assert found.startswith("IndexError: TupleGetItem evaluator index should be in range[-2, 2), but got 2"), found
assert nested(x).shape == ()
