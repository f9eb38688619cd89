"""Without `to_static` the same call raises the ordinary error, whose words stand at the end of the InnerError."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "sot")


def raised(function):
    """The error of a call with a short clip."""
    try:
        function(paddle.ones([2, 2]))
    except Exception as error:
        return error


def third(clip):
    """The third frame."""
    return clip[2]


compiled = third
if MODE != "dynamic":
    compiled = paddle.jit.to_static(third, full_graph=MODE == "ast")
assert isinstance(raised(third), IndexError)
inner = raised(compiled)
assert isinstance(inner, IndexError) == (MODE != "sot")
if MODE == "sot":
    assert str(inner).startswith("In simulate execution:")
    assert "IndexError: " in str(inner).strip().splitlines()[-1]
