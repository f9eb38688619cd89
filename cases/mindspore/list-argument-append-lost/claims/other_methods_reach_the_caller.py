# releases: >=2.10
"""`extend`, `insert`, `pop` and `reverse` reach the caller, and so does a new key of a dict."""

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


assert after("extend") == [0.0, 1.0, 5.0]
assert after("insert") == [5.0, 0.0, 1.0]
assert after("pop") == [0.0]
assert after("reverse") == [1.0, 0.0]


class SetKey(nn.Cell):
    """Give a dict argument a new key."""

    def construct(self, x, table):
        table["new"] = x
        return x + 1


table = {"old": ms.Tensor([1.0])}
SetKey()(ms.Tensor([5.0]), table)
assert list(table) == ["old", "new"]
