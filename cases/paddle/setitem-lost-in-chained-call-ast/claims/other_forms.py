"""After the assignment one call, a product and a function of the name see the new values."""

import paddle


def sums(x):
    """Sum and average the features without the first column, and sum their squares in two ways."""
    hidden = x * 1.0
    hidden[:, 0] = 0.0
    product = (hidden * hidden).sum()
    return hidden.sum(), paddle.mean(hidden.abs()), product, paddle.square(hidden).sum()


sums = paddle.jit.to_static(sums, full_graph=True)
values = [value.item() for value in sums(paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]]))]
assert values == [10.0, 2.5, 58.0, 58.0], "the sums are %s" % values
