# releases: ==2.6.2
"""A comprehension that asks `float(margin) > 0` or `(margin > 0).item()` keeps everything too."""

import paddle


def by_float(margins):
    return paddle.stack([margin for margin in margins if float(margin) > 0]).mean()


def by_item(margins):
    return paddle.stack([margin for margin in margins if (margin > 0).item()]).mean()


for function in (by_float, by_item):
    mean = paddle.jit.to_static(function, full_graph=True)(paddle.to_tensor([2.0, -3.0, 4.0]))
    assert mean.item() == 1.0
