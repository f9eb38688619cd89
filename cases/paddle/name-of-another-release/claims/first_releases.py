# releases: >=2.6
"""Each name of `paddle` is there from this release on, of those that were measured: the table in the text."""

import paddle

FIRST = {
    "block_diag": "3.0",
    "cartesian_prod": "3.0",
    "column_stack": "3.0",
    "float8_e4m3fn": "3.0",
    "float8_e5m2": "3.0",
    "hsplit": "3.0",
    "hstack": "3.0",
    "isin": "3.0",
    "masked_scatter": "3.0",
    "signbit": "3.0",
    "slice_scatter": "3.0",
    "as_tensor": "3.2",
    "cat": "3.2",
    "clamp": "3.2",
    "compat": "3.2",
    "concatenate": "3.2",
    "div": "3.2",
    "gt": "3.2",
    "mul": "3.2",
    "narrow": "3.2",
    "permute": "3.2",
    "ravel": "3.2",
    "softmax": "3.2",
    "swapdims": "3.2",
    "take_along_dim": "3.2",
    "asarray": "3.3",
    "autocast": "3.3",
    "conv2d": "3.3",
    "cuda": "3.3",
    "from_numpy": "3.3",
    "get_default_device": "3.3",
    "group_norm": "3.3",
    "layer_norm": "3.3",
    "manual_seed": "3.3",
    "Size": "3.3",
    "sub": "3.3",
    "uint16": "3.3",
}

release = tuple(int(number) for number in paddle.__version__.split(".")[:2])
wrong = [name for name, first in FIRST.items() if hasattr(paddle, name) != (release >= tuple(map(int, first.split("."))))]
assert not wrong, wrong
