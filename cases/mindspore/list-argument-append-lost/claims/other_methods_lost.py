# releases: ==2.0.0
"""`extend`, `insert`, `pop` and `reverse` do not reach the caller."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Change(nn.Cell):
    """Change a list argument in one way."""

    def __init__(self, how):
        super().__init__()
        self.how = how

    def construct(self, x, values):
        if self.how == "append":
            values.append(x)
        elif self.how == "clear":
            values.clear()
        elif self.how == "index":
            values[0] = x
        elif self.how == "plus":
            values += [x]
        elif self.how == "extend":
            values.extend([x])
        elif self.how == "insert":
            values.insert(0, x)
        elif self.how == "pop":
            values.pop()
        elif self.how == "reverse":
            values.reverse()
        return x + 1


def after(how):
    """The caller's list [0, 1] after the call with 5."""
    values = [ms.Tensor([0.0]), ms.Tensor([1.0])]
    Change(how)(ms.Tensor([5.0]), values)
    return [value.asnumpy().item() for value in values]


for how in ("extend", "insert", "pop", "reverse"):
    assert after(how) == [0.0, 1.0], how
