"""The numbers of modules and of their names differ where a module has two paths, and agree where two share a parameter."""

import torch


def differ(model):
    """Whether a module of the model has several names."""
    return len(set(map(id, model.modules()))) != len(
        list(model.named_modules(remove_duplicate=False))
    )


layer = torch.nn.Linear(2, 2)
assert differ(torch.nn.Sequential(layer, torch.nn.Sequential(layer)))
other = torch.nn.Linear(2, 2)
other.weight = layer.weight
assert not differ(torch.nn.Sequential(layer, torch.nn.Sequential(other)))
