"""Imported by name, BatchNorm2d is an ImportError: cannot import name 'BatchNorm2d' from 'paddle.nn'."""

try:
    from paddle.nn import BatchNorm2d  # noqa: F401
except ImportError as error:
    assert str(error).startswith("cannot import name 'BatchNorm2d' from 'paddle.nn'"), error
else:
    raise AssertionError("accepted")
