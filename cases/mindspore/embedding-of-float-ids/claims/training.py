# releases: >=2.7
"""A training step names UnsortedSegmentSum in Graph mode, and Gather in PyNative mode; with int32 it runs."""

import os

import mindspore as ms
from mindspore import Tensor, nn

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


net = nn.SequentialCell(nn.Embedding(10, 4), nn.Dense(4, 2))


def forward(ids):
    """A loss."""
    return net(ids).sum()


step = ms.value_and_grad(forward, None, net.trainable_params())
found = words(lambda: step(Tensor([3, 7], ms.float32))[0].asnumpy())
if ms.get_context("mode") == ms.GRAPH_MODE:
    assert "TypeError: For primitive[UnsortedSegmentSum], the input argument[segment_ids type] must be" in found, found
    assert "but got Tensor[Float32]" in found, found
else:
    assert "Select CPU operator[Gather] fail!" in found, found
assert step(Tensor([3, 7], ms.int32))[0].shape == ()
