# releases: >=2.1
"""The weights of a model that was compiled in place are loaded into a plain one."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def make():
    """A small classifier."""
    return torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU(), torch.nn.Linear(4, 2))


torch.manual_seed(0)
trained = make()
if MODE == "compile":
    trained.compile(backend="eager")
trained(torch.randn(2, 3))

weights = trained.state_dict()
served = make()
served.load_state_dict(weights)
result = served(torch.ones(1, 3))
