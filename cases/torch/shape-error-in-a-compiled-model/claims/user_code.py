"""Below "from user code:" stands the line of the function that was compiled."""

import torch


def total(a, b):
    twice = 2 * a
    return twice + b


try:
    torch.compile(total, backend="eager")(torch.ones(3), torch.ones(4))
except Exception as error:
    assert "return twice + b" in str(error).partition("from user code:")[2]
else:
    raise AssertionError("nothing was raised")
