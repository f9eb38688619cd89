"""A library that calls the model with arrays, and wants arrays back, is given a function that converts."""

import numpy as np
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(3, 16), nn.Tanh(), nn.Linear(16, 1))


def predict(rows):
    with torch.no_grad():
        return model(torch.from_numpy(rows).float()).numpy()


def effects(function, row):
    """What each number of a row does to the result, as a library of explanations finds it."""
    changed = row + np.eye(len(row)) * 0.1
    return function(changed) - function(row[None])


result = torch.from_numpy(effects(predict, np.array([0.5, -1.0, 2.0])))
assert result.shape == (3, 1) and bool((result != 0).all())
