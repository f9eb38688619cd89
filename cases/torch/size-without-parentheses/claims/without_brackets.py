"""size without parentheses is the method itself: len, range and division say it in other words, == is False without an error."""

import torch

x = torch.zeros(2, 3)
for use, words in (
    (lambda: len(x.size), "object of type 'builtin_function_or_method' has no len()"),
    (
        lambda: range(x.size),
        "'builtin_function_or_method' object cannot be interpreted as an integer",
    ),
    (
        lambda: x.numel / 2,
        "unsupported operand type(s) for /: 'builtin_function_or_method' and 'int'",
    ),
    (
        lambda: x.dim > 1,
        "'>' not supported between instances of 'builtin_function_or_method' and 'int'",
    ),
):
    try:
        use()
    except TypeError as error:
        assert str(error) == words
    else:
        raise AssertionError("nothing was raised")
assert (x.size == (2, 3)) is False
assert x.size() == (2, 3) and x.numel() == 6 and x.dim() == 2
