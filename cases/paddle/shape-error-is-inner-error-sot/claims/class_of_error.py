"""Under SOT an axis out of range is an InnerError, no ValueError; the AST transformer keeps the class."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "sot")


def total(x):
    """The sum over an axis that x does not have."""
    return x.sum(axis=5)


if MODE != "dynamic":
    total = paddle.jit.to_static(total, full_graph=MODE == "ast")
try:
    total(paddle.ones([2, 3]))
except Exception as error:
    name, is_value_error = type(error).__name__, isinstance(error, ValueError)
assert name == ("InnerError" if MODE == "sot" else "ValueError"), name
assert is_value_error == (MODE != "sot")
