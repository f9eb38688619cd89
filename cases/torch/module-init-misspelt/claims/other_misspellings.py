"""`__int__`, `_init_`, `__init` and `init` are other methods: the class has the constructor of nn.Module, which takes no argument."""

from torch import nn


def constructor(self, classes):
    nn.Module.__init__(self)


for name in ("__int__", "_init_", "__init", "init", "__init__"):
    model_class = type("Classifier", (nn.Module,), {name: constructor})
    try:
        model_class(3)
    except TypeError as error:
        assert name != "__init__"
        assert "__init__() takes 1 positional argument but 2 were given" in str(error), error
    else:
        assert name == "__init__"
