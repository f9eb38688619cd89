# releases: >=2.6
"""On 2.6 chains of two methods, of a row and of a product miss the assignment, also one by a mask and `+=`; from 3.0 on none does."""

import paddle


def chains(x):
    """Sums of the features without the first column."""
    hidden = x * 1.0
    hidden[:, 0] = 0.0
    shaped = hidden.reshape([-1]).sum()
    row = hidden[0].square().sum()
    product = (hidden * 1).square().sum()
    return shaped, row, product


def masked(x):
    """The sum of squares of the features up to 2."""
    hidden = x * 1.0
    hidden[hidden > 2] = 0.0
    return hidden.square().sum()


def added(x):
    """The sum of squares after an addition to the first column."""
    hidden = x * 1.0
    hidden[:, 0] += 5.0
    return hidden.square().sum()


x = paddle.to_tensor([[1.0, 3.0], [5.0, 7.0]])
sums = [value.item() for value in paddle.jit.to_static(chains, full_graph=True)(x)]
sums += [paddle.jit.to_static(each, full_graph=True)(x).item() for each in (masked, added)]
if paddle.__version__.startswith("2."):
    assert sums == [16.0, 10.0, 84.0, 84.0, 84.0], sums
else:
    assert sums == [10.0, 9.0, 58.0, 1.0, 194.0], sums
