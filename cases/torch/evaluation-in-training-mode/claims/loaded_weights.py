"""A new model is in training mode, and `load_state_dict` leaves it there."""

import torch


def build():
    return torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.BatchNorm1d(2))


trained, loaded = build().eval(), build()
loaded.load_state_dict(trained.state_dict())
assert loaded.training and loaded[1].training
