"""A function that takes any keyword is scripted."""

import torch


def scale(x, **options):
    return x * 2


torch.jit.script(scale)
