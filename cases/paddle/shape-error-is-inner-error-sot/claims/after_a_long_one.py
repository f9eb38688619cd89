"""Where another length was compiled before, 2.6 raises an InnerError too; since 3.0 SOT leaves the length open, and an IndexError comes."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "sot")


def third(clip):
    """The third frame."""
    return clip[2]


if MODE != "dynamic":
    third = paddle.jit.to_static(third, full_graph=MODE == "ast")
third(paddle.ones([4, 2]))
try:
    third(paddle.ones([2, 2]))
except Exception as error:
    name = type(error).__name__
old = paddle.__version__.startswith("2.")
assert name == ("InnerError" if old and MODE == "sot" else "IndexError"), name
