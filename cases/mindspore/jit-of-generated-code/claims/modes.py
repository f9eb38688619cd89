"""jit and vmap raise in both modes, also by a function that is called, a cell and grad in Graph mode; inspect too."""

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


@ms.jit
def caller(x):
    """Call the function without a source."""
    return scope["add"](x)


x = ms.Tensor([1.0])
for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    assert not refused(scope["add"], x)
    assert refused(lambda x: ms.jit(scope["add"])(x), x)
    assert refused(lambda x: ms.jit(eval("lambda x: x + 1", scope))(x), x)
    assert refused(ms.vmap(scope["add"]), x)
    assert refused(caller, x)
    assert refused(ms.grad(scope["add"]), x) == (mode == ms.GRAPH_MODE)
    assert refused(scope["Add"](), x) == (mode == ms.GRAPH_MODE)
for each in (scope["add"], scope["Add"].construct):
    try:
        inspect.getsource(each)
    except OSError as error:
        assert str(error) == "could not get source code"
    else:
        raise AssertionError("nothing was raised")
