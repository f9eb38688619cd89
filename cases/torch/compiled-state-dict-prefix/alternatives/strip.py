"""The weights of a compiled model are loaded into a plain one, without the prefix."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def make():
    """A small classifier."""
    return torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU(), torch.nn.Linear(4, 2))


torch.manual_seed(0)
trained = make()
if MODE == "compile":
    trained = torch.compile(trained, backend="eager")
trained(torch.randn(2, 3))

weights = {name.replace("_orig_mod.", ""): one for name, one in trained.state_dict().items()}
served = make()
served.load_state_dict(weights)
result = served(torch.ones(1, 3))
