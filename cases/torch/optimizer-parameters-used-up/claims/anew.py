"""The expression in the call passes where a generator was used up, and raises where it finds nothing.

That a model has trainable parameters does not tell these apart.
"""

import torch


class InList(torch.nn.Module):
    """A model whose layer is in a plain list."""

    def __init__(self):
        super().__init__()
        self.layers = [torch.nn.Linear(2, 2)]


def is_refused(parameters):
    """Whether the optimizer finds nothing."""
    try:
        torch.optim.SGD(parameters, lr=0.1)
    except ValueError as error:
        assert str(error) == "optimizer got an empty parameter list"
        return True
    return False


model = torch.nn.Linear(2, 2)
frozen = torch.nn.Linear(2, 2).requires_grad_(False)

parameters = filter(lambda p: p.requires_grad, model.parameters())
list(parameters)
assert is_refused(parameters)
assert not is_refused(filter(lambda p: p.requires_grad, model.parameters()))

assert is_refused(filter(lambda p: p.requires_grad, frozen.parameters()))
assert is_refused(p for name, p in model.named_parameters() if "lora" in name)
assert sum(p.requires_grad for p in model.parameters()) == 2
assert is_refused(InList().parameters())
