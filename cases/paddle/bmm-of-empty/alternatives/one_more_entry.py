"""One key and one value of zeros stand for an empty memory, before the scores: no tensor is empty, and a gradient goes back."""

import paddle


def attend(query, key, value):
    """The weighted sum of the values of every sample."""
    if key.shape[1] == 0:
        key = paddle.zeros([key.shape[0], 1, key.shape[2]], key.dtype)
        value = paddle.zeros([value.shape[0], 1, value.shape[2]], value.dtype)
    weights = paddle.nn.functional.softmax(paddle.bmm(query, key.transpose([0, 2, 1])))
    return paddle.bmm(weights, value)


layer = paddle.nn.Linear(4, 4)
key, value = paddle.zeros([2, 0, 4]), paddle.zeros([2, 0, 2])
results = []
for _ in range(5):
    used = [paddle.full([2, 3, 2], 7.0) for _ in range(8)]
    del used
    results.append(attend(layer(paddle.ones([2, 3, 4])), key, value))

assert not any(result.numpy().any() for result in results), "a sum of no terms is not zero"
assert not results[-1].stop_gradient
results[-1].sum().backward()
assert layer.weight.grad is not None and not layer.weight.grad.numpy().any()
result = results[-1].detach()
