"""`while`, `assert`, `and`, `or`, `not`, `in`, `max`, `sorted`, `remove`, `any` of a matrix and `==` of lists and dictionaries ask for one truth value too; a tensor of one element has it."""

import torch

a, b = torch.ones(3), torch.zeros(3)


def loop():
    """A loop with a condition on a tensor."""
    while a > b:
        break


def check():
    """An assertion on a tensor."""
    assert a == b


asks = [
    loop,
    check,
    lambda: any(torch.ones(2, 2)),
    lambda: [a] == [b],
    lambda: {"a": a} == {"a": b},
    lambda: a and b,
    lambda: a or b,
    lambda: not a,
    lambda: a in [b],
    lambda: [a, b].remove(b),
    lambda: max(a, b),
    lambda: sorted([a, b]),
]
for ask in asks:
    try:
        ask()
    except RuntimeError as error:
        assert str(error) == "Boolean value of Tensor with more than one value is ambiguous"
    else:
        raise AssertionError("nothing was raised")
assert torch.ones(1) > torch.zeros(1)
