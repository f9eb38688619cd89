"""view, reshape and size are built in; a method that torch writes in Python is named 'method', a function 'function'."""

import torch


def words(use):
    try:
        use()
    except TypeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


x = torch.zeros(2, 3)
for use in (lambda: x.view[0], lambda: x.reshape[0], lambda: x.size[0]):
    assert words(use) == "'builtin_function_or_method' object is not subscriptable"
assert words(lambda: x.norm[0]) == "'method' object is not subscriptable"
assert words(lambda: torch.einsum[0]) == "'function' object is not subscriptable"
