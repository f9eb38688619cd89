"""Other syntax has other words: try, a lambda, a set, yield, :=, a function or an import inside, a global, a for with else, a format in an f-string."""

import torch


def with_try(x):
    try:
        return x + 1
    except RuntimeError:
        return x


def with_lambda(x):
    add = lambda y: y + 1  # noqa: E731
    return add(x)


def with_set(x):
    names = {1, 2}
    return x


def with_set_comprehension(x):
    names = {i for i in range(2)}
    return x


def with_yield(x):
    yield x


def with_walrus(x):
    if (n := x.shape[0]) > 2:
        return x[:n]
    return x


def with_function(x):
    def add(y):
        return y + 1

    return add(x)


def with_import(x):
    import math

    return x * math.pi


def with_global(x):
    global count
    count = 1
    return x


def with_for_else(x):
    for _ in range(2):
        x = x + 1
    else:
        x = x - 1
    return x


def with_format(x):
    print(f"{x.sum():.2f}")
    return x


for function, kind, words in (
    (with_try, "UnsupportedNodeError", "try blocks aren't supported"),
    (with_lambda, "UnsupportedNodeError", "Lambda aren't supported"),
    (with_set, "UnsupportedNodeError", "Set aren't supported"),
    (with_set_comprehension, "UnsupportedNodeError", "SetComp aren't supported"),
    (with_yield, "UnsupportedNodeError", "Yield aren't supported"),
    (with_walrus, "UnsupportedNodeError", "NamedExpr aren't supported"),
    (with_function, "UnsupportedNodeError", "function definitions aren't supported"),
    (with_import, "UnsupportedNodeError", "import statements aren't supported"),
    (with_global, "UnsupportedNodeError", "global variables aren't supported"),
    (with_for_else, "NotSupportedError", "else branches of for loops aren't supported"),
    (with_format, "NotSupportedError", "Don't support formatting in JoinedStr"),
):
    try:
        torch.jit.script(function)
    except torch.jit.frontend.NotSupportedError as error:
        assert type(error).__name__ == kind, function
        assert str(error).startswith(words), error
    else:
        raise AssertionError(f"{function}: nothing was raised")
