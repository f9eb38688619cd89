"""A compiled function makes the list of its tensors."""

import os

import mindspore as ms

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


def loss(features):
    """Sum over two scales; the second counts twice."""
    return features[0].sum() + 2.0 * features[1].sum()


@ms.jit
def gradient(fine, coarse):
    """The gradient by both scales."""
    return ms.grad(loss)([fine, coarse])


fine, coarse = ms.Tensor([1.0, 2.0], ms.float32), ms.Tensor([3.0], ms.float32)
gradients = gradient(fine, coarse)
result = [gradient.asnumpy().tolist() for gradient in gradients]
assert result == [[1.0, 1.0], [2.0]], f"gradients of the two scales: {result}"
