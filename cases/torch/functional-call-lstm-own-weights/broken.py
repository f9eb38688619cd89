"""Evaluate an LSTM with all weights zero, whose output is zero."""

import os

import torch

try:
    from torch.func import functional_call
except ImportError:  # torch 1.13
    from torch.nn.utils.stateless import functional_call

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def evaluate(lstm, weights, x):
    """The output of the LSTM with the given weights."""
    return functional_call(lstm, weights, (x,))[0]


torch.manual_seed(0)
lstm = torch.nn.LSTM(3, 2).to(DEVICE)
zeros = {name: torch.zeros_like(weight) for name, weight in lstm.named_parameters()}

result = evaluate(lstm, zeros, torch.ones(4, 1, 3, device=DEVICE)).detach()
largest = result.abs().max().item()
assert largest == 0, f"an LSTM of zeros returns {largest:.4f}"
