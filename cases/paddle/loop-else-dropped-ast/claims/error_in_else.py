"""An error that the `else` raises is dropped as well."""

import paddle


def checked(x, names):
    """Return x if a name is known."""
    for name in names:
        if name == "known":
            break
    else:
        raise ValueError("no known name")
    return x


try:
    checked(paddle.zeros([1]), ["other"])
except ValueError:
    pass
else:
    raise AssertionError("dynamic mode raises nothing")
assert paddle.jit.to_static(checked, full_graph=True)(paddle.zeros([1]), ["other"]).item() == 0.0
