"""mse_loss, cross_entropy, sum, mean, max, norm, argmax and accuracy, of a whole tensor, have the shape [], and so has one element: `[0]` of their arrays raises."""

import paddle
import paddle.nn.functional as F

paddle.seed(0)
x = paddle.randn([4, 3])
labels = paddle.to_tensor([[0], [1], [2], [0]])
scalars = {
    "mse_loss": F.mse_loss(x, x + 1),
    "cross_entropy": F.cross_entropy(x, labels),
    "sum": x.sum(),
    "mean": x.mean(),
    "max": x.max(),
    "norm": paddle.norm(x),
    "argmax": x.argmax(),
    "accuracy": paddle.metric.accuracy(F.softmax(x), labels),
    "element": x[0, 1],
}
for name, scalar in scalars.items():
    assert list(scalar.shape) == [], name
    array = scalar.numpy()
    assert array.ndim == 0, name
    try:
        array[0]
    except IndexError as error:
        assert "too many indices for array: array is 0-dimensional, but 1 were indexed" in str(error), error
    else:
        raise AssertionError(name)
