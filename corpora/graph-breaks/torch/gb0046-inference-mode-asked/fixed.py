"""A graph break, allowed: Encountered torch.is_inference_mode_enabled during tracing."""

import torch


def fn(x):
    return x + 1 if torch.is_inference_mode_enabled() else x - 1


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
