# releases: >=2.7
"""AdamW is an Adam; its defaults and groups have the option, and only Adam's constructor takes it; other optimizers are copied."""

import inspect

import torch
from torch import optim

parameters = [torch.nn.Parameter(torch.ones(1, 1))]
adamw = optim.AdamW(parameters)
assert isinstance(adamw, optim.Adam)
assert adamw.defaults["decoupled_weight_decay"] is True
assert adamw.param_groups[0]["decoupled_weight_decay"] is True
assert "decoupled_weight_decay" in inspect.signature(optim.Adam.__init__).parameters
assert "decoupled_weight_decay" not in inspect.signature(optim.AdamW.__init__).parameters

newer = [getattr(optim, name) for name in ("Adafactor", "Muon") if hasattr(optim, name)]
for kind in (
    *newer,
    optim.Adadelta,
    optim.Adagrad,
    optim.Adam,
    optim.Adamax,
    optim.ASGD,
    optim.LBFGS,
    optim.NAdam,
    optim.RAdam,
    optim.RMSprop,
    optim.Rprop,
    optim.SGD,
    optim.SparseAdam,
):
    original = kind(parameters)
    assert kind(parameters, **original.defaults).defaults == original.defaults
