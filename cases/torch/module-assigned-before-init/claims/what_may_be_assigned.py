"""Before the call a number, a string, a list and a plain tensor may be assigned; a module, a parameter and a buffer may not."""

import torch


def refusal(assign):
    """The message of a module whose `__init__` assigns before the call, or None."""

    class Net(torch.nn.Module):
        def __init__(self):
            assign(self)
            super().__init__()

    try:
        Net()
    except AttributeError as error:
        return str(error)


assert refusal(lambda self: setattr(self, "size", 3)) is None
assert refusal(lambda self: setattr(self, "name", "x")) is None
assert refusal(lambda self: setattr(self, "layers", [torch.nn.ReLU()])) is None
assert refusal(lambda self: setattr(self, "scale", torch.ones(1))) is None
words = "before Module.__init__() call"
assert refusal(lambda self: setattr(self, "a", torch.nn.ReLU())) == f"cannot assign module {words}"
weight = torch.nn.Parameter(torch.ones(1))
assert refusal(lambda self: setattr(self, "a", weight)) == f"cannot assign parameters {words}"
buffer = refusal(lambda self: self.register_buffer("a", torch.ones(1)))
assert buffer == f"cannot assign buffer {words}"
