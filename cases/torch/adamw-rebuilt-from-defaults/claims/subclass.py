# releases: >=2.7
"""By signature a subclass with `**kwargs` loses its learning rate; by name it keeps it; one without a constructor keeps it in both."""

import inspect

import torch


class Named(torch.optim.AdamW):
    """Takes what AdamW takes, by `**kwargs`."""

    def __init__(self, params, **kwargs):
        super().__init__(params, **kwargs)


class Plain(torch.optim.AdamW):
    """Has no constructor of its own."""


def by_signature(optimizer):
    """Those of the defaults that the constructor names."""
    taken = inspect.signature(type(optimizer).__init__).parameters
    return {name: value for name, value in optimizer.defaults.items() if name in taken}


parameters = [torch.nn.Parameter(torch.ones(1))]
named = Named(parameters, lr=0.5)
assert by_signature(named) == {}
assert Named(parameters, **by_signature(named)).defaults["lr"] != 0.5
others = {name: value for name, value in named.defaults.items() if name != "decoupled_weight_decay"}
assert Named(parameters, **others).defaults == named.defaults
plain = Plain(parameters, lr=0.5)
assert Plain(parameters, **by_signature(plain)).defaults == plain.defaults
