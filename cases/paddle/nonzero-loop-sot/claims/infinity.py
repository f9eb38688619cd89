"""A product with a mask makes NaN of a masked infinity; `where` leaves it out."""

import paddle


def product(x, gains):
    """Sum the gains where x is not zero, by a product."""
    return ((x != 0).astype(gains.dtype) * gains).sum()


def choice(x, gains):
    """The same by a choice."""
    return paddle.where(x != 0, gains, paddle.zeros_like(gains)).sum()


signal = paddle.to_tensor([0.0, 1.0, 1.0])
gains = paddle.to_tensor([float("inf"), 2.0, 4.0])
assert bool(paddle.isnan(paddle.jit.to_static(product, full_graph=False)(signal, gains)))
assert paddle.jit.to_static(choice, full_graph=False)(signal, gains).item() == 6.0
