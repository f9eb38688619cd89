"""jit of a function and of a lambda raises in both modes, a cell in Graph mode alone; inspect has no source."""

import inspect

import mindspore as ms

scope = {"__name__": __name__}
exec(
    """
from mindspore import nn

def add(x):
    return x + 1

class Add(nn.Cell):
    def construct(self, x):
        return x + 1
""",
    scope,
)


def refused(function, x):
    """Whether the message comes."""
    try:
        function(x)
    except OSError as error:
        assert "can not compile temporary source code in terminal" in str(error)
        return True
    return False


x = ms.Tensor([1.0])
for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    assert not refused(scope["add"], x)
    assert refused(lambda x: ms.jit(scope["add"])(x), x)
    assert refused(lambda x: ms.jit(eval("lambda x: x + 1", scope))(x), x)
    assert refused(scope["Add"](), x) == (mode == ms.GRAPH_MODE)
for each in (scope["add"], scope["Add"].construct):
    try:
        inspect.getsource(each)
    except OSError as error:
        assert str(error) == "could not get source code"
    else:
        raise AssertionError("nothing was raised")
