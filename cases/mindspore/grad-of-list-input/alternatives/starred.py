"""The function takes any number of tensors, and its body is as before."""

import os

import mindspore as ms

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


def loss(*features):
    """Sum over two scales; the second counts twice."""
    return features[0].sum() + 2.0 * features[1].sum()


fine, coarse = ms.Tensor([1.0, 2.0], ms.float32), ms.Tensor([3.0], ms.float32)
features = [fine, coarse]
gradients = ms.grad(loss, tuple(range(len(features))))(*features)
result = [gradient.asnumpy().tolist() for gradient in gradients]
assert result == [[1.0, 1.0], [2.0]], f"gradients of the two scales: {result}"
