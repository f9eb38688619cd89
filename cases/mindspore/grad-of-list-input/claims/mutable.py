"""In Graph mode a list in ms.mutable has its gradients."""

import mindspore as ms

ms.set_context(mode=ms.GRAPH_MODE)


def loss(features):
    """Sum over two scales; the second counts twice."""
    return features[0].sum() + 2.0 * features[1].sum()


fine, coarse = ms.Tensor([1.0, 2.0], ms.float32), ms.Tensor([3.0], ms.float32)
gradients = ms.grad(loss)(ms.mutable([fine, coarse]))
result = [gradient.asnumpy().tolist() for gradient in gradients]
assert result == [[1.0, 1.0], [2.0]], f"gradients of the two scales: {result}"
